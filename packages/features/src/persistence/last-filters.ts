import * as v from 'valibot';

import { KEYS } from '../platform/keys';
import { createStore } from '../platform/storage';
import type { PersistedItem } from './persisted-item';

/** The query of the filters last in force in this tab, mood included, '' for none; whoever reads it parses it. */
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
