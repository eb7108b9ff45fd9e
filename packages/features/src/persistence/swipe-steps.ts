import * as v from 'valibot';

import { LIKED_BEFORE, type Step, STEP_KINDS } from '../domain/deck';
import { KEYS } from '../platform/keys';
import { createStore } from '../platform/storage';
import type { PersistedItem } from './persisted-item';

const step = v.object({
  id: v.string(),
  choice: v.picklist(STEP_KINDS),
  before: v.picklist(LIKED_BEFORE),
  paid: v.optional(v.string()),
});

/** This tab's steps through the deck, oldest first, so that each can be undone, also after a reload. */
export const deckStore = createStore<readonly Step[]>({
  key: KEYS.deck,
  area: 'session',
  schema: v.array(step),
  empty: [],
});

export const deckItem = {
  key: KEYS.deck,
  topic: 'tab',
  store: deckStore,
} as const satisfies PersistedItem;
