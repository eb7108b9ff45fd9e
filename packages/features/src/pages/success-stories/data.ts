import type { CoupleId } from '../../content/couples';

/** The featured couples, in order (STORIES-1). */
export const STORIES = [
  'sandrine-jean-paul',
  'esther-collins',
  'chantal-moses',
  'aline-patrick',
] as const satisfies readonly CoupleId[];
export type StoryId = (typeof STORIES)[number];

/** What couples report a year later, in percent; illustrative. */
export const COUNTERS = [
  { id: 'again', percent: 94 },
  { id: 'public', percent: 85 },
  { id: 'together', percent: 67 },
  { id: 'married', percent: 23 },
] as const;
export type Counter = (typeof COUNTERS)[number]['id'];
