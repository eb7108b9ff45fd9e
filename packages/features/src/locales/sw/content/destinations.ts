import type * as english from '../../../content/destinations';

export type { Destination, DestinationGroup } from '../../../content/destinations';

const heritage = (entry: number): string => `https://whc.unesco.org/en/list/${entry}/`;
const rwanda = (page: string): string => `https://visitrwanda.com/destinations/${page}/`;

export const DESTINATIONS: readonly english.DestinationGroup[] = [
  {
    id: 'rwanda',
    heading: 'Nchini Rwanda',
    list: [
      { name: 'Hifadhi ya Taifa ya Volkano', href: rwanda('volcanoes-national-park') },
      { name: 'Hifadhi ya Taifa ya Akagera', href: rwanda('akagera-national-park') },
      { name: 'Hifadhi ya Taifa ya Nyungwe', href: rwanda('nyungwe-national-park') },
      { name: 'Ziwa Kivu', href: rwanda('lake-kivu') },
      { name: 'Kigali', href: rwanda('kigali') },
      { name: 'Nyanza, mji mkuu wa kifalme wa zamani', href: rwanda('nyanza') },
      { name: 'Makumbusho ya Mauaji ya Kimbari ya Kigali', href: 'https://kgm.rw/' },
    ],
  },
  {
    id: 'africa',
    heading: 'Afrika',
    list: [
      { name: 'Serengeti', where: 'Tanzania', href: heritage(156) },
      { name: 'Kilimanjaro', where: 'Tanzania', href: heritage(403) },
      { name: 'Mji Mkongwe wa Zanzibar', where: 'Tanzania', href: heritage(173) },
      { name: 'Hifadhi ya Taifa ya Bwindi', where: 'Uganda', href: heritage(682) },
      { name: 'Mji Mkongwe wa Lamu', where: 'Kenya', href: heritage(1055) },
      { name: 'Maporomoko ya Victoria', where: 'Zambia na Zimbabwe', href: heritage(509) },
      { name: 'Delta ya Okavango', where: 'Botswana', href: heritage(1432) },
      { name: 'Kisiwa cha Robben', where: 'Afrika Kusini', href: heritage(916) },
      { name: 'Medina ya Marrakesh', where: 'Moroko', href: heritage(331) },
      { name: 'Memphis na piramidi zake', where: 'Misri', href: heritage(86) },
    ],
  },
  {
    id: 'world',
    heading: 'Duniani kote',
    list: [
      { name: 'Paris, kingo za mto Seine', where: 'Ufaransa', href: heritage(600) },
      { name: 'Venice na wangwa wake', where: 'Italia', href: heritage(394) },
      { name: 'Roma ya kale', where: 'Italia na Vatikani', href: heritage(91) },
      { name: 'Alhambra ya Granada', where: 'Uhispania', href: heritage(314) },
      { name: 'Maeneo ya kihistoria ya Istanbul', where: 'Uturuki', href: heritage(356) },
      { name: 'Petra', where: 'Yordani', href: heritage(326) },
      { name: 'Taj Mahal', where: 'India', href: heritage(252) },
      { name: 'Kyoto ya kale', where: 'Japani', href: heritage(688) },
      { name: 'Machu Picchu', where: 'Peru', href: heritage(274) },
      { name: 'Great Barrier Reef', where: 'Australia', href: heritage(154) },
    ],
  },
];
