import { DANGER_KINDS } from './rules';

/** What the classifier tells apart: the kinds of danger, and everything else. */
export const DANGER_LABELS = ['none', ...DANGER_KINDS] as const;
export type DangerLabel = (typeof DANGER_LABELS)[number];
