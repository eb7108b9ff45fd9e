import * as v from 'valibot';

import { MEMBER_PATHS, type MemberPath } from '../paths';
import { KEYS } from '../platform/keys';
import { createStore } from '../platform/storage';
import type { PersistedItem, FileRule } from './persisted-item';

/** Each page once, in the order of the table; an address of no such page counts for nothing. */
const each = (paths: readonly string[]): readonly MemberPath[] =>
  MEMBER_PATHS.filter((path) => paths.includes(path));

const firstUseSchema = v.pipe(
  v.array(v.string()),
  v.transform((paths) => each(paths)),
);

const NONE: readonly MemberPath[] = [];

/** The member's pages that have said what they are for (FIRST-1), by their addresses and without a time. */
export const firstUseStore = createStore<readonly MemberPath[]>({
  key: KEYS.firstUse,
  area: 'local',
  schema: firstUseSchema,
  empty: NONE,
  // Where it cannot be kept, a page introduces itself once more: nothing is lost.
  quiet: true,
});

const file: FileRule<readonly MemberPath[]> = {
  schema: firstUseSchema,
  none: NONE,
  join: (found, here) => ({ value: each([...here, ...found]), loses: false }),
  entriesOf: (paths) => paths,
};

export const firstUseItem = {
  key: KEYS.firstUse,
  topic: 'introductions',
  store: firstUseStore,
  // Not by the helper of the lists, whose store no page would load for this alone.
  count: (stored) => (Array.isArray(stored) ? stored.length : 0),
  file,
} as const satisfies PersistedItem;

/** Notes that a page has said what it is for, so that it does so on its own no more. */
export function noteIntroduced(page: MemberPath): void {
  firstUseStore.update((paths) => (paths.includes(page) ? paths : each([...paths, page])));
}
