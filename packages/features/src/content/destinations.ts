/** A place with its official page, or its page on the World Heritage List. */
export interface Destination {
  readonly name: string;
  /** The country, when the group doesn't name it. */
  readonly where?: string;
  readonly href: string;
}

export interface DestinationGroup {
  readonly id: string;
  readonly heading: string;
  readonly list: readonly Destination[];
}

const heritage = (entry: number): string => `https://whc.unesco.org/en/list/${entry}/`;
const rwanda = (page: string): string => `https://visitrwanda.com/destinations/${page}/`;

/** Places to see: 7 in Rwanda, 10 in Africa, 10 worldwide (BOOK-3). */
export const DESTINATIONS = [
  {
    id: 'rwanda',
    heading: 'In Rwanda',
    list: [
      { name: 'Volcanoes National Park', href: rwanda('volcanoes-national-park') },
      { name: 'Akagera National Park', href: rwanda('akagera-national-park') },
      { name: 'Nyungwe National Park', href: rwanda('nyungwe-national-park') },
      { name: 'Lake Kivu', href: rwanda('lake-kivu') },
      { name: 'Kigali', href: rwanda('kigali') },
      { name: 'Nyanza, the old royal capital', href: rwanda('nyanza') },
      { name: 'Kigali Genocide Memorial', href: 'https://kgm.rw/' },
    ],
  },
  {
    id: 'africa',
    heading: 'In Africa',
    list: [
      { name: 'Serengeti', where: 'Tanzania', href: heritage(156) },
      { name: 'Kilimanjaro', where: 'Tanzania', href: heritage(403) },
      { name: 'Stone Town of Zanzibar', where: 'Tanzania', href: heritage(173) },
      { name: 'Bwindi Impenetrable National Park', where: 'Uganda', href: heritage(682) },
      { name: 'Lamu Old Town', where: 'Kenya', href: heritage(1055) },
      { name: 'Victoria Falls', where: 'Zambia and Zimbabwe', href: heritage(509) },
      { name: 'Okavango Delta', where: 'Botswana', href: heritage(1432) },
      { name: 'Robben Island', where: 'South Africa', href: heritage(916) },
      { name: 'Medina of Marrakesh', where: 'Morocco', href: heritage(331) },
      { name: 'Memphis and its pyramids', where: 'Egypt', href: heritage(86) },
    ],
  },
  {
    id: 'world',
    heading: 'Worldwide',
    list: [
      { name: 'Paris, banks of the Seine', where: 'France', href: heritage(600) },
      { name: 'Venice and its lagoon', where: 'Italy', href: heritage(394) },
      { name: 'Historic centre of Rome', where: 'Italy and Vatican City', href: heritage(91) },
      { name: 'Alhambra of Granada', where: 'Spain', href: heritage(314) },
      { name: 'Historic areas of Istanbul', where: 'Türkiye', href: heritage(356) },
      { name: 'Petra', where: 'Jordan', href: heritage(326) },
      { name: 'Taj Mahal', where: 'India', href: heritage(252) },
      { name: 'Ancient Kyoto', where: 'Japan', href: heritage(688) },
      { name: 'Machu Picchu', where: 'Peru', href: heritage(274) },
      { name: 'Great Barrier Reef', where: 'Australia', href: heritage(154) },
    ],
  },
] satisfies readonly DestinationGroup[];
