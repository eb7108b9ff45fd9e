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

/** A half-told story and the step it stands at. */
export interface TestimonyDraft {
  readonly step: TestimonyStep;
  readonly values: Testimony;
}

/** The half-told story of this tab, so that it outlives a reload within the session. */
export const testimonyDraft = createStore<TestimonyDraft>({
  key: KEYS.testimony,
  area: 'session',
  schema: v.object({
    step: v.picklist(TESTIMONY_STEPS),
    values: v.object({
      // Of any length: what is too long is named at its field, where the visitor can shorten it.
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
