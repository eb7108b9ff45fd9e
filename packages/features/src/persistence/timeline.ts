import * as v from 'valibot';

import { EMPTY_TIMELINE, MILESTONES, type Timeline, toTimeline } from '../domain/milestones';
import { KEYS } from '../platform/keys';
import { createStore } from '../platform/storage';
import type { PersistedItem } from './persisted-item';

const list = v.array(v.picklist(MILESTONES));

const timelineSchema = v.pipe(
  v.object({ ideas: list, ours: list }),
  v.transform(({ ideas, ours }): Timeline => toTimeline(ours, ideas)),
);

export const timelineStore = createStore<Timeline>({
  key: KEYS.timeline,
  area: 'local',
  schema: timelineSchema,
  empty: EMPTY_TIMELINE,
});

export const timelineItem = {
  key: KEYS.timeline,
  topic: 'settings',
  store: timelineStore,
  file: { schema: timelineSchema, none: EMPTY_TIMELINE },
} as const satisfies PersistedItem;
