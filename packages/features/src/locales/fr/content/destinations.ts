import { DESTINATIONS as ENGLISH } from '../../../content/destinations';
import type * as english from '../../../content/destinations';

export type { Destination, DestinationGroup } from '../../../content/destinations';

const [rwanda, africa, world] = ENGLISH;

export const DESTINATIONS: typeof english.DESTINATIONS = [
  {
    id: 'rwanda',
    heading: 'Au Rwanda',
    list: [
      { ...rwanda.list[0], name: 'Parc national des Volcans' },
      { ...rwanda.list[1], name: 'Parc national de l’Akagera' },
      { ...rwanda.list[2], name: 'Parc national de Nyungwe' },
      { ...rwanda.list[3], name: 'Lac Kivu' },
      { ...rwanda.list[4], name: 'Kigali' },
      { ...rwanda.list[5], name: 'Nyanza, l’ancienne capitale royale' },
      { ...rwanda.list[6], name: 'Mémorial du génocide de Kigali' },
    ],
  },
  {
    id: 'africa',
    heading: 'En Afrique',
    list: [
      { ...africa.list[0], name: 'Serengeti', where: 'Tanzanie' },
      { ...africa.list[1], name: 'Kilimandjaro', where: 'Tanzanie' },
      { ...africa.list[2], name: 'Ville de pierre de Zanzibar', where: 'Tanzanie' },
      { ...africa.list[3], name: 'Forêt impénétrable de Bwindi', where: 'Ouganda' },
      { ...africa.list[4], name: 'Vieille ville de Lamu', where: 'Kenya' },
      { ...africa.list[5], name: 'Chutes Victoria', where: 'Zambie et Zimbabwe' },
      { ...africa.list[6], name: 'Delta de l’Okavango', where: 'Botswana' },
      { ...africa.list[7], name: 'Robben Island', where: 'Afrique du Sud' },
      { ...africa.list[8], name: 'Médina de Marrakech', where: 'Maroc' },
      { ...africa.list[9], name: 'Memphis et ses pyramides', where: 'Égypte' },
    ],
  },
  {
    id: 'world',
    heading: 'Dans le monde',
    list: [
      { ...world.list[0], name: 'Paris, rives de la Seine', where: 'France' },
      { ...world.list[1], name: 'Venise et sa lagune', where: 'Italie' },
      {
        ...world.list[2],
        name: 'Centre historique de Rome',
        where: 'Italie et Cité du Vatican',
      },
      { ...world.list[3], name: 'Alhambra de Grenade', where: 'Espagne' },
      { ...world.list[4], name: 'Zones historiques d’Istanbul', where: 'Turquie' },
      { ...world.list[5], name: 'Pétra', where: 'Jordanie' },
      { ...world.list[6], name: 'Taj Mahal', where: 'Inde' },
      { ...world.list[7], name: 'Kyoto ancienne', where: 'Japon' },
      { ...world.list[8], name: 'Machu Picchu', where: 'Pérou' },
      { ...world.list[9], name: 'Grande Barrière de corail', where: 'Australie' },
    ],
  },
];
