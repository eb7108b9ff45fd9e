import type * as english from '../../../content/destinations-copy';

export const destinationsCopy: typeof english.destinationsCopy = {
  rwanda: {
    heading: 'Au Rwanda',
    places: {
      volcanoes: { name: 'Parc national des Volcans' },
      akagera: { name: 'Parc national de l’Akagera' },
      nyungwe: { name: 'Parc national de Nyungwe' },
      kivu: { name: 'Lac Kivu' },
      kigali: { name: 'Kigali' },
      nyanza: { name: 'Nyanza, l’ancienne capitale royale' },
      memorial: { name: 'Mémorial du génocide de Kigali' },
    },
  },
  africa: {
    heading: 'En Afrique',
    places: {
      serengeti: { name: 'Serengeti', where: 'Tanzanie' },
      kilimanjaro: { name: 'Kilimandjaro', where: 'Tanzanie' },
      zanzibar: { name: 'Ville de pierre de Zanzibar', where: 'Tanzanie' },
      bwindi: { name: 'Forêt impénétrable de Bwindi', where: 'Ouganda' },
      lamu: { name: 'Vieille ville de Lamu', where: 'Kenya' },
      victoriaFalls: { name: 'Chutes Victoria', where: 'Zambie et Zimbabwe' },
      okavango: { name: 'Delta de l’Okavango', where: 'Botswana' },
      robbenIsland: { name: 'Robben Island', where: 'Afrique du Sud' },
      marrakesh: { name: 'Médina de Marrakech', where: 'Maroc' },
      memphis: { name: 'Memphis et ses pyramides', where: 'Égypte' },
    },
  },
  world: {
    heading: 'Dans le monde',
    places: {
      paris: { name: 'Paris, rives de la Seine', where: 'France' },
      venice: { name: 'Venise et sa lagune', where: 'Italie' },
      rome: { name: 'Centre historique de Rome', where: 'Italie et Cité du Vatican' },
      granada: { name: 'Alhambra de Grenade', where: 'Espagne' },
      istanbul: { name: 'Zones historiques d’Istanbul', where: 'Turquie' },
      petra: { name: 'Pétra', where: 'Jordanie' },
      tajMahal: { name: 'Taj Mahal', where: 'Inde' },
      kyoto: { name: 'Kyoto ancienne', where: 'Japon' },
      machuPicchu: { name: 'Machu Picchu', where: 'Pérou' },
      greatBarrierReef: { name: 'Grande Barrière de corail', where: 'Australie' },
    },
  },
};
