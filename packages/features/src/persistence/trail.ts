import { array, object, pipe, string, transform } from 'valibot';

import type { Trail } from '../domain/breadcrumb-trail';
import { EMPTY_TRAIL, restoreTrail, visit } from '../domain/breadcrumb-trail';
import { KEYS } from '../platform/keys';
import { createStore } from '../platform/storage';
import type { PersistedItem } from './persisted-item';

/** The breadcrumb trail of this tab (SHELL-3). */
export const trailStore = createStore<Trail>({
  key: KEYS.breadcrumbs,
  area: 'session',
  schema: pipe(
    array(object({ path: string() })),
    transform((crumbs) => restoreTrail(crumbs)),
  ),
  empty: EMPTY_TRAIL,
});

export const trailItem = {
  key: KEYS.breadcrumbs,
  topic: 'tab',
  store: trailStore,
} as const satisfies PersistedItem;

export function recordVisit(path: string): void {
  trailStore.update((trail) => visit(trail, path));
}
