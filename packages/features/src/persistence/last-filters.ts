import * as v from 'valibot';

import { KEYS } from '../platform/keys';
import { createStore } from '../platform/storage';
import type { PersistedItem } from './persisted-item';

/** The query of this tab's last filters and mood, '' for none; readers parse it themselves. */
export const filterStore = createStore<string>({
  key: KEYS.filters,
  area: 'session',
  schema: v.string(),
  empty: '',
});

export const filterItem = {
  key: KEYS.filters,
  topic: 'tab',
  store: filterStore,
} as const satisfies PersistedItem;
