import type { GenericSchema } from 'valibot';

import { STORED } from '../domain/constants';
import { type Entry, listSchema, newestOf, mergeLists } from '../platform/list-store';
import type { Store } from '../platform/storage';

/** What the site keeps on a device, by topic, in the order of the User Page. */
export const DEVICE_TOPICS = [
  'profile',
  'likes',
  'later',
  'hidden',
  'searches',
  'wallet',
  'messages',
  'settings',
  'introductions',
  'session',
  'tab',
  'saveCardForLater',
  'erased',
  'other',
] as const;
export type DeviceTopic = (typeof DEVICE_TOPICS)[number];

/** How a value that comes back from a file is read and set against the one that is here. */
export interface FileRule<T = unknown> {
  /** What the file's value must be; the one that is here counts as `none` where it is not. */
  readonly schema: GenericSchema<unknown, T>;
  /** The value where nothing is kept. */
  readonly none: T;
  /** Puts the file's value beside the one that is here. @default the file's value alone */
  join?(found: T, here: T): { readonly value: T; readonly loses: boolean };
  /** @default JSON.stringify */
  encode?(value: T): string;
  /** The ids of a list's entries. @default none */
  idsOf?(value: T): readonly string[];
  /** A text for each entry, the same for the same entry. @default nothing is counted */
  entriesOf?(value: T): readonly string[];
}

/** One thing that the site keeps on a visitor's device, with all that the User Page, an import and an erasure know of it. */
export interface PersistedItem<Key extends string = string> {
  /** Where it is kept. */
  readonly key: Key;
  readonly topic: DeviceTopic;
  readonly store: Pick<Store<unknown>, 'key' | 'subscribe'>;
  /** How many entries a stored value counts for. @default 1 */
  readonly count?: (stored: unknown) => number;
  /** How it comes back from an exported file. @default never */
  readonly file?: FileRule;
}

/** The length of a stored list, 0 for anything else. */
export const countList = (stored: unknown): number => (Array.isArray(stored) ? stored.length : 0);

/** Counts for nothing, as what belongs to another item. */
export const countNothing = (): number => 0;

/** A list loses nothing: an entry that is here stays as it is, what only the file has joins at the older end. */
export function listFile<E extends Entry>(
  entry: GenericSchema<unknown, E>,
  most: number = STORED.maxEntries,
): FileRule<readonly E[]> {
  const idsOf = (entries: readonly E[]) => entries.map(({ id }) => id);
  return {
    schema: listSchema(entry, most),
    none: [],
    join: (found, here) => ({
      value: newestOf(mergeLists(found, here, { newest: 'last' }), most),
      loses: false,
    }),
    idsOf,
    entriesOf: idsOf,
  };
}
