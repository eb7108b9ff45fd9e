interface DestinationLink {
  readonly id: string;
  /** Its official page, or its page on the World Heritage List. */
  readonly href: string;
}

const heritage = (entry: number): string => `https://whc.unesco.org/en/list/${entry}/`;
const rwanda = (page: string): string => `https://visitrwanda.com/destinations/${page}/`;

/** Places to see: 7 in Rwanda, 10 in Africa, 10 worldwide (BOOK-3). */
export const DESTINATION_LINKS = {
  rwanda: [
    { id: 'volcanoes', href: rwanda('volcanoes-national-park') },
    { id: 'akagera', href: rwanda('akagera-national-park') },
    { id: 'nyungwe', href: rwanda('nyungwe-national-park') },
    { id: 'kivu', href: rwanda('lake-kivu') },
    { id: 'kigali', href: rwanda('kigali') },
    { id: 'nyanza', href: rwanda('nyanza') },
    { id: 'memorial', href: 'https://kgm.rw/' },
  ],
  africa: [
    { id: 'serengeti', href: heritage(156) },
    { id: 'kilimanjaro', href: heritage(403) },
    { id: 'zanzibar', href: heritage(173) },
    { id: 'bwindi', href: heritage(682) },
    { id: 'lamu', href: heritage(1055) },
    { id: 'victoriaFalls', href: heritage(509) },
    { id: 'okavango', href: heritage(1432) },
    { id: 'robbenIsland', href: heritage(916) },
    { id: 'marrakesh', href: heritage(331) },
    { id: 'memphis', href: heritage(86) },
  ],
  world: [
    { id: 'paris', href: heritage(600) },
    { id: 'venice', href: heritage(394) },
    { id: 'rome', href: heritage(91) },
    { id: 'granada', href: heritage(314) },
    { id: 'istanbul', href: heritage(356) },
    { id: 'petra', href: heritage(326) },
    { id: 'tajMahal', href: heritage(252) },
    { id: 'kyoto', href: heritage(688) },
    { id: 'machuPicchu', href: heritage(274) },
    { id: 'greatBarrierReef', href: heritage(154) },
  ],
} as const satisfies Readonly<Record<string, readonly DestinationLink[]>>;

export type DestinationGroupId = keyof typeof DESTINATION_LINKS;
export type DestinationId<Group extends DestinationGroupId> =
  (typeof DESTINATION_LINKS)[Group][number]['id'];
