import { destinationsCopy } from '#words/content/destinations-copy';
import { DESTINATION_LINKS, type DestinationGroupId } from './destination-links';

export interface Destination {
  readonly name: string;
  /** The country, when the group doesn't name it. */
  readonly where?: string;
  readonly href: string;
}

export interface DestinationGroup {
  readonly id: DestinationGroupId;
  readonly heading: string;
  readonly list: readonly Destination[];
}

const groupOf = <Id extends string>(
  id: DestinationGroupId,
  links: readonly { readonly id: Id; readonly href: string }[],
  words: {
    readonly heading: string;
    readonly places: Readonly<Record<Id, Omit<Destination, 'href'>>>;
  },
): DestinationGroup => ({
  id,
  heading: words.heading,
  list: links.map((link) => ({ ...words.places[link.id], href: link.href })),
});

/** Places to see, in the words of the page (BOOK-3). */
export const DESTINATIONS: readonly DestinationGroup[] = [
  groupOf('rwanda', DESTINATION_LINKS.rwanda, destinationsCopy.rwanda),
  groupOf('africa', DESTINATION_LINKS.africa, destinationsCopy.africa),
  groupOf('world', DESTINATION_LINKS.world, destinationsCopy.world),
];
