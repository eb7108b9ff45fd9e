import type { GenericSchema } from 'valibot';

import { STORED } from '../domain/constants';
import { type Entry, listSchema, newestOf, mergeLists } from '../platform/list-store';
import type { Store } from '../platform/storage';

/** The topics of stored data, in the order of the User Page. */
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
  'backups',
  'erased',
  'other',
] as const;
export type DeviceTopic = (typeof DEVICE_TOPICS)[number];

export interface FileRule<T = unknown> {
  /** A stored value that doesn't match counts as `none`. */
  readonly schema: GenericSchema<unknown, T>;
  /** The value when nothing is stored. */
  readonly none: T;
  /** Merges the file's value with the stored one, of which nothing is removed. @default the file's value alone */
  join?(found: T, here: T): T;
  /** Whether a merged value is less than the stored one, such as a balance. @default never */
  isLess?(joined: T, here: T): boolean;
  /** @default JSON.stringify */
  encode?(value: T): string;
  /** The ids of a list's entries. @default none */
  idsOf?(value: T): readonly string[];
  /** Returns a key for each entry, equal for equal entries. @default nothing is counted */
  entriesOf?(value: T): readonly string[];
}

export interface PersistedItem<Key extends string = string> {
  readonly key: Key;
  readonly topic: DeviceTopic;
  readonly store: Pick<Store<unknown>, 'key' | 'subscribe'>;
  /** Counts the entries of a stored value. @default 1 */
  readonly count?: (stored: unknown) => number;
  /** How it's restored from an export. @default never */
  readonly file?: FileRule;
}

export const countList = (stored: unknown): number => (Array.isArray(stored) ? stored.length : 0);

/** Counts no entries, for data that belongs to another item. */
export const countNothing = (): number => 0;

/** Merges lists without loss: existing entries stay unchanged, and new ones are added at the older end. */
export function listFile<E extends Entry>(
  entry: GenericSchema<unknown, E>,
  most: number = STORED.maxEntries,
): FileRule<readonly E[]> {
  const idsOf = (entries: readonly E[]) => entries.map(({ id }) => id);
  return {
    schema: listSchema(entry, most),
    none: [],
    join: (found, here) => newestOf(mergeLists(found, here, { newest: 'last' }), most),
    idsOf,
    entriesOf: idsOf,
  };
}
