/** The categories of unacceptable behaviour with their severity, in order (COMMUNITY-1). */
export const CONDUCT_CATEGORIES = [
  { id: 'harassment', severity: 'high' },
  { id: 'deception', severity: 'high' },
  { id: 'content', severity: 'medium' },
  { id: 'commerce', severity: 'medium' },
] as const;
export type ConductCategory = (typeof CONDUCT_CATEGORIES)[number]['id'];
export type Severity = (typeof CONDUCT_CATEGORIES)[number]['severity'];
