import type { DestinationGroup } from '../../../content/destinations';

export type { Destination, DestinationGroup } from '../../../content/destinations';

const heritage = (entry: number): string => `https://whc.unesco.org/en/list/${entry}/`;
const rwanda = (page: string): string => `https://visitrwanda.com/destinations/${page}/`;

export const DESTINATIONS = [
  {
    id: 'rwanda',
    heading: 'Mu Rwanda',
    list: [
      { name: 'Pariki y’Igihugu y’Ibirunga', href: rwanda('volcanoes-national-park') },
      { name: 'Pariki y’Igihugu y’Akagera', href: rwanda('akagera-national-park') },
      { name: 'Pariki y’Igihugu ya Nyungwe', href: rwanda('nyungwe-national-park') },
      { name: 'Ikiyaga cya Kivu', href: rwanda('lake-kivu') },
      { name: 'Kigali', href: rwanda('kigali') },
      { name: 'Nyanza, umurwa w’abami wa kera', href: rwanda('nyanza') },
      { name: 'Urwibutso rwa Jenoside rwa Kigali', href: 'https://kgm.rw/' },
    ],
  },
  {
    id: 'africa',
    heading: 'Muri Afurika',
    list: [
      { name: 'Serengeti', where: 'Tanzaniya', href: heritage(156) },
      { name: 'Kilimanjaro', where: 'Tanzaniya', href: heritage(403) },
      { name: 'Stone Town yo muri Zanzibar', where: 'Tanzaniya', href: heritage(173) },
      { name: 'Pariki y’Igihugu ya Bwindi', where: 'Uganda', href: heritage(682) },
      { name: 'Umujyi wa kera wa Lamu', where: 'Kenya', href: heritage(1055) },
      { name: 'Isumo rya Victoria', where: 'Zambiya na Zimbabwe', href: heritage(509) },
      { name: 'Delta ya Okavango', where: 'Botswana', href: heritage(1432) },
      { name: 'Ikirwa cya Robben', where: 'Afurika y’Epfo', href: heritage(916) },
      { name: 'Medina ya Marrakesh', where: 'Maroke', href: heritage(331) },
      { name: 'Memphis na piramide zayo', where: 'Misiri', href: heritage(86) },
    ],
  },
  {
    id: 'world',
    heading: 'Ku isi hose',
    list: [
      { name: 'Paris, inkombe za Seine', where: 'Ubufaransa', href: heritage(600) },
      { name: 'Venise n’ikiyaga cyayo', where: 'Ubutaliyani', href: heritage(394) },
      {
        name: 'Roma rwagati ya kera',
        where: 'Ubutaliyani na Vatikani',
        href: heritage(91),
      },
      { name: 'Alhambra y’i Granada', where: 'Esipanye', href: heritage(314) },
      { name: 'Istanbul ya kera', where: 'Turukiya', href: heritage(356) },
      { name: 'Petra', where: 'Yorudaniya', href: heritage(326) },
      { name: 'Taj Mahal', where: 'Ubuhinde', href: heritage(252) },
      { name: 'Kyoto ya kera', where: 'Ubuyapani', href: heritage(688) },
      { name: 'Machu Picchu', where: 'Peru', href: heritage(274) },
      { name: 'Great Barrier Reef', where: 'Ositaraliya', href: heritage(154) },
    ],
  },
] as const satisfies readonly DestinationGroup[];
