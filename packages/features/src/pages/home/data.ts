import type { CoupleId } from '../../content/couples';

/** The couples of the carousel, in order (HOME-4). */
export const STORIES = [
  'sandrine-jean-paul',
  'esther-collins',
  'chantal-moses',
] as const satisfies readonly CoupleId[];
export type StoryId = (typeof STORIES)[number];
