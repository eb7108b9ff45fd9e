import type { GenericSchema } from 'valibot';
import { number, pipe, rawTransform, record, safeParse, string, unknown } from 'valibot';

import { STORED } from '../domain/constants';
import { marksKey } from './keys';
import { createStore, type Store, type StoreOptions, type WriteOutcome } from './storage';

export interface Entry {
  readonly id: string;
}

export interface MergeOptions {
  /** This tab's copy couldn't be written, so its version of an entry wins. @default false */
  readonly unsaved?: boolean;
  /** The position of newer entries. @default 'first' */
  readonly newest?: 'first' | 'last';
}

/** Merges two lists by id: the stored order is kept, and entries only this tab has are added at the newest end. */
export function mergeLists<E extends Entry>(
  mine: readonly E[],
  stored: readonly E[],
  { unsaved = false, newest = 'first' }: MergeOptions = {},
): readonly E[] {
  const known = new Set(stored.map((entry) => entry.id));
  const missing = mine.filter((entry) => !known.has(entry.id));
  if (missing.length === 0 && !unsaved) return stored;
  const own = new Map(mine.map((entry) => [entry.id, entry]));
  const current = unsaved ? stored.map((entry) => own.get(entry.id) ?? entry) : stored;
  return newest === 'first' ? [...missing, ...current] : [...current, ...missing];
}

/** Counts how often each id was removed and added again: odd means removed; the higher count is the later state. */
type Marks = Readonly<Record<string, number>>;

function uniteMarks(mine: Marks, stored: Marks): Marks {
  const later = Object.entries(mine).filter(([id, count]) => count > (stored[id] ?? 0));
  return later.length === 0 ? stored : { ...stored, ...Object.fromEntries(later) };
}

/** A list that several tabs can change at once without losing an entry or restoring a removed one. */
export interface ListStore<E extends Entry> extends Pick<
  Store<readonly E[]>,
  'key' | 'get' | 'empty' | 'subscribe' | 'clear'
> {
  /** At the newest end; replaces one with the same id. */
  readonly add: (entry: E) => WriteOutcome;
  readonly change: (id: string, change: (entry: E) => E) => WriteOutcome;
  readonly remove: (id: string) => WriteOutcome;
}

export interface ListStoreOptions<E extends Entry> extends Pick<
  StoreOptions<E>,
  'key' | 'area' | 'backend' | 'events'
> {
  readonly entry: GenericSchema<unknown, E>;
  /** @default 'first' */
  readonly newest?: 'first' | 'last';
  /** The maximum number of entries; the newest are kept and a longer stored text is backed up. @default 20,000 */
  readonly most?: number;
}

export function newestOf<E>(
  entries: readonly E[],
  most: number,
  newest: 'first' | 'last' = 'first',
): readonly E[] {
  if (entries.length <= most) return entries;
  return newest === 'first' ? entries.slice(0, most) : entries.slice(-most);
}

/**
 * The schema of a stored list. It keeps the readable entries, because one damaged entry mustn't bring back everyone the
 * visitor has blocked; a list without any is unreadable. Entries beyond the maximum aren't parsed.
 */
export function listSchema<E extends Entry>(
  entry: GenericSchema<unknown, E>,
  most: number = STORED.maxEntries,
  newest: 'first' | 'last' = 'first',
): GenericSchema<unknown, readonly E[]> {
  return pipe(
    unknown(),
    rawTransform(({ dataset: { value }, addIssue, NEVER }): readonly E[] => {
      if (Array.isArray(value)) {
        const entries = newestOf<unknown>(value, most, newest).flatMap((each) => {
          const parsed = safeParse(entry, each, { abortEarly: true });
          return parsed.success ? [parsed.output] : [];
        });
        if (entries.length > 0 || value.length === 0) return entries;
      }
      addIssue();
      return NEVER;
    }),
  );
}

/** Creates a list store for one key, ordered by insertion, never by the clock. */
export function createListStore<E extends Entry>(options: ListStoreOptions<E>): ListStore<E> {
  const { key, entry, newest = 'first', most = STORED.maxEntries, ...rest } = options;
  const none: readonly E[] = [];
  const marks = createStore<Marks>({
    ...rest,
    key: marksKey(key),
    schema: record(string(), number()),
    empty: {},
    merge: uniteMarks,
  });
  const isRemoved = (id: string): boolean => (marks.get()[id] ?? 0) % 2 === 1;
  // Only removing an entry, or adding a removed one again, needs a mark.
  const mark = (id: string, removed: boolean): void => {
    if (isRemoved(id) !== removed)
      marks.update((counts) => ({ ...counts, [id]: (counts[id] ?? 0) + 1 }));
  };
  const list = createStore<readonly E[]>({
    ...rest,
    key,
    schema: listSchema(entry, most, newest),
    isWhole: (data, entries) => !Array.isArray(data) || data.length === entries.length,
    empty: none,
    merge: (mine, stored, unsaved) => {
      const united = mergeLists(mine, stored, { unsaved, newest });
      // Read once, because every read of a store without subscribers accesses the storage.
      const counts = marks.get();
      const stays = ({ id }: E): boolean => (counts[id] ?? 0) % 2 === 0;
      return united.every(stays) ? united : united.filter(stays);
    },
  });
  return {
    key,
    get: list.get,
    empty: none,
    subscribe: list.subscribe,
    clear: () => {
      marks.clear();
      return list.clear();
    },
    add: (added) => {
      mark(added.id, false);
      return list.update((entries) => {
        const others = entries.filter(({ id }) => id !== added.id);
        return newestOf(newest === 'first' ? [added, ...others] : [...others, added], most, newest);
      });
    },
    change: (id, change) =>
      list.update((entries) => entries.map((item) => (item.id === id ? change(item) : item))),
    remove: (id) => {
      if (!list.get().some((item) => item.id === id)) return 'saved';
      mark(id, true);
      return list.update((entries) => entries.filter((item) => item.id !== id));
    },
  };
}
