import * as v from 'valibot';

import { DATE_THEMES, type DateTheme, MAX_VOTES, NO_VOTES, type Votes } from '../domain/date-plan';
import { KEYS } from '../platform/keys';
import { createStore } from '../platform/storage';
import type { PersistedItem } from './persisted-item';

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_VOTES));

export interface DatePlan {
  readonly theme: DateTheme;
  readonly votes: Votes;
}

const datePlanSchema = v.object({
  theme: v.picklist(DATE_THEMES),
  votes: v.object({ Coffee: count, Dinner: count, Outdoor: count, Virtual: count }),
});

export const datePlanStore = createStore<DatePlan>({
  key: KEYS.planDate,
  area: 'local',
  schema: datePlanSchema,
  empty: { theme: 'Coffee', votes: NO_VOTES },
});

export const datePlanItem = {
  key: KEYS.planDate,
  topic: 'settings',
  store: datePlanStore,
  file: { schema: datePlanSchema, none: datePlanStore.empty },
} as const satisfies PersistedItem;
