import * as v from 'valibot';

import {
  EMPTY_TESTIMONY,
  RATINGS,
  type Testimony,
  TESTIMONY_STEPS,
  type TestimonyStep,
} from '../domain/testimony';
import { KEYS } from '../platform/keys';
import { createStore } from '../platform/storage';
import type { PersistedItem } from './persisted-item';

export interface TestimonyDraft {
  readonly step: TestimonyStep;
  readonly values: Testimony;
}

/** This tab's unfinished story, which survives a reload within the session. */
export const testimonyDraft = createStore<TestimonyDraft>({
  key: KEYS.testimony,
  area: 'session',
  schema: v.object({
    step: v.picklist(TESTIMONY_STEPS),
    values: v.object({
      // Of any length: the field shows an error for a text that is too long, so that the visitor can shorten it.
      name: v.string(),
      age: v.string(),
      matchName: v.string(),
      howMet: v.string(),
      dateLocation: v.string(),
      experience: v.string(),
      rating: v.picklist(RATINGS),
      wouldRecommend: v.boolean(),
    }),
  }),
  empty: { step: 1, values: EMPTY_TESTIMONY },
});

export const testimonyItem = {
  key: KEYS.testimony,
  topic: 'tab',
  store: testimonyDraft,
} as const satisfies PersistedItem;
