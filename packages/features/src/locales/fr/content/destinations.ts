import type * as english from '../../../content/destinations';

export type { Destination, DestinationGroup } from '../../../content/destinations';

const heritage = (entry: number): string => `https://whc.unesco.org/en/list/${entry}/`;
const rwanda = (page: string): string => `https://visitrwanda.com/destinations/${page}/`;

export const DESTINATIONS: typeof english.DESTINATIONS = [
  {
    id: 'rwanda',
    heading: 'Au Rwanda',
    list: [
      { name: 'Parc national des Volcans', href: rwanda('volcanoes-national-park') },
      { name: 'Parc national de l’Akagera', href: rwanda('akagera-national-park') },
      { name: 'Parc national de Nyungwe', href: rwanda('nyungwe-national-park') },
      { name: 'Lac Kivu', href: rwanda('lake-kivu') },
      { name: 'Kigali', href: rwanda('kigali') },
      { name: 'Nyanza, l’ancienne capitale royale', href: rwanda('nyanza') },
      { name: 'Mémorial du génocide de Kigali', href: 'https://kgm.rw/' },
    ],
  },
  {
    id: 'africa',
    heading: 'En Afrique',
    list: [
      { name: 'Serengeti', where: 'Tanzanie', href: heritage(156) },
      { name: 'Kilimandjaro', where: 'Tanzanie', href: heritage(403) },
      { name: 'Ville de pierre de Zanzibar', where: 'Tanzanie', href: heritage(173) },
      { name: 'Forêt impénétrable de Bwindi', where: 'Ouganda', href: heritage(682) },
      { name: 'Vieille ville de Lamu', where: 'Kenya', href: heritage(1055) },
      { name: 'Chutes Victoria', where: 'Zambie et Zimbabwe', href: heritage(509) },
      { name: 'Delta de l’Okavango', where: 'Botswana', href: heritage(1432) },
      { name: 'Robben Island', where: 'Afrique du Sud', href: heritage(916) },
      { name: 'Médina de Marrakech', where: 'Maroc', href: heritage(331) },
      { name: 'Memphis et ses pyramides', where: 'Égypte', href: heritage(86) },
    ],
  },
  {
    id: 'world',
    heading: 'Dans le monde',
    list: [
      { name: 'Paris, rives de la Seine', where: 'France', href: heritage(600) },
      { name: 'Venise et sa lagune', where: 'Italie', href: heritage(394) },
      { name: 'Centre historique de Rome', where: 'Italie et Cité du Vatican', href: heritage(91) },
      { name: 'Alhambra de Grenade', where: 'Espagne', href: heritage(314) },
      { name: 'Zones historiques d’Istanbul', where: 'Turquie', href: heritage(356) },
      { name: 'Pétra', where: 'Jordanie', href: heritage(326) },
      { name: 'Taj Mahal', where: 'Inde', href: heritage(252) },
      { name: 'Kyoto ancienne', where: 'Japon', href: heritage(688) },
      { name: 'Machu Picchu', where: 'Pérou', href: heritage(274) },
      { name: 'Grande Barrière de corail', where: 'Australie', href: heritage(154) },
    ],
  },
];
