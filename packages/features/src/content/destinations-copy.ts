import type { DestinationGroupId, DestinationId } from './destination-links';

interface Place {
  readonly name: string;
  /** The country, when the group doesn't name it. */
  readonly where?: string;
}

export const destinationsCopy = {
  rwanda: {
    heading: 'In Rwanda',
    places: {
      volcanoes: { name: 'Volcanoes National Park' },
      akagera: { name: 'Akagera National Park' },
      nyungwe: { name: 'Nyungwe National Park' },
      kivu: { name: 'Lake Kivu' },
      kigali: { name: 'Kigali' },
      nyanza: { name: 'Nyanza, the old royal capital' },
      memorial: { name: 'Kigali Genocide Memorial' },
    },
  },
  africa: {
    heading: 'In Africa',
    places: {
      serengeti: { name: 'Serengeti', where: 'Tanzania' },
      kilimanjaro: { name: 'Kilimanjaro', where: 'Tanzania' },
      zanzibar: { name: 'Stone Town of Zanzibar', where: 'Tanzania' },
      bwindi: { name: 'Bwindi Impenetrable National Park', where: 'Uganda' },
      lamu: { name: 'Lamu Old Town', where: 'Kenya' },
      victoriaFalls: { name: 'Victoria Falls', where: 'Zambia and Zimbabwe' },
      okavango: { name: 'Okavango Delta', where: 'Botswana' },
      robbenIsland: { name: 'Robben Island', where: 'South Africa' },
      marrakesh: { name: 'Medina of Marrakesh', where: 'Morocco' },
      memphis: { name: 'Memphis and its pyramids', where: 'Egypt' },
    },
  },
  world: {
    heading: 'Worldwide',
    places: {
      paris: { name: 'Paris, banks of the Seine', where: 'France' },
      venice: { name: 'Venice and its lagoon', where: 'Italy' },
      rome: { name: 'Historic centre of Rome', where: 'Italy and Vatican City' },
      granada: { name: 'Alhambra of Granada', where: 'Spain' },
      istanbul: { name: 'Historic areas of Istanbul', where: 'Türkiye' },
      petra: { name: 'Petra', where: 'Jordan' },
      tajMahal: { name: 'Taj Mahal', where: 'India' },
      kyoto: { name: 'Ancient Kyoto', where: 'Japan' },
      machuPicchu: { name: 'Machu Picchu', where: 'Peru' },
      greatBarrierReef: { name: 'Great Barrier Reef', where: 'Australia' },
    },
  },
} satisfies {
  readonly [Group in DestinationGroupId]: {
    readonly heading: string;
    readonly places: Readonly<Record<DestinationId<Group>, Place>>;
  };
};
