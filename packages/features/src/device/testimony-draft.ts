import * as v from 'valibot';

import { EMPTY_TESTIMONY, RATINGS, type Testimony, TESTIMONY_STEPS, type TestimonyStep } from '../domain/testimony';
import { createStore } from '../platform/storage';
import type { Datum } from './datum';

/** The most characters of a short and of a long answer. */
export const TESTIMONY_LIMITS = { short: 120, long: 4000 } as const;

const short = v.pipe(v.string(), v.maxLength(TESTIMONY_LIMITS.short));
const long = v.pipe(v.string(), v.maxLength(TESTIMONY_LIMITS.long));

/** A half-told story and the step it stands at. */
export interface TestimonyDraft {
  readonly step: TestimonyStep;
  readonly values: Testimony;
}

/** The half-told story of this tab, so that it outlives a reload within the session. */
export const testimonyDraft = createStore<TestimonyDraft>({
  key: 'iru_testimony',
  area: 'session',
  schema: v.object({
    step: v.picklist(TESTIMONY_STEPS),
    values: v.object({
      name: short,
      age: short,
      matchName: short,
      howMet: long,
      dateLocation: short,
      experience: long,
      rating: v.picklist(RATINGS),
      wouldRecommend: v.boolean(),
    }),
  }),
  empty: { step: 1, values: EMPTY_TESTIMONY },
});

export const testimonyDatum = {
  key: 'iru_testimony',
  topic: 'tab',
  store: testimonyDraft,
} as const satisfies Datum;
