import * as v from 'valibot';

import { MEMBER_PATHS, type MemberPath } from '../paths';
import { KEYS } from '../platform/keys';
import { createStore } from '../platform/storage';
import type { PersistedItem, FileRule } from './persisted-item';

/** Each page once, in route order; unknown paths are ignored. */
const each = (paths: readonly string[]): readonly MemberPath[] =>
  MEMBER_PATHS.filter((path) => paths.includes(path));

const firstUseSchema = v.pipe(
  v.array(v.string()),
  v.transform((paths) => each(paths)),
);

const NONE: readonly MemberPath[] = [];

/** The paths of the member pages whose introduction was shown (FIRST-1), without a time. */
export const firstUseStore = createStore<readonly MemberPath[]>({
  key: KEYS.firstUse,
  area: 'local',
  schema: firstUseSchema,
  empty: NONE,
  // If it can't be saved, a page shows its introduction again, which does no harm.
  quiet: true,
});

const file: FileRule<readonly MemberPath[]> = {
  schema: firstUseSchema,
  none: NONE,
  join: (found, here) => each([...here, ...found]),
  entriesOf: (paths) => paths,
};

export const firstUseItem = {
  key: KEYS.firstUse,
  topic: 'introductions',
  store: firstUseStore,
  // Not with the list helper, so that no page loads the list store only for this.
  count: (stored) => (Array.isArray(stored) ? stored.length : 0),
  file,
} as const satisfies PersistedItem;

/** Records that a page has shown its introduction, so that it isn't shown automatically again. */
export function noteIntroduced(page: MemberPath): void {
  firstUseStore.update((paths) => (paths.includes(page) ? paths : each([...paths, page])));
}
