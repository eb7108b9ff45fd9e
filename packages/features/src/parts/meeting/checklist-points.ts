/** What to tick before a first meeting, in order (MEET-1). */
export const CHECKLIST_POINTS = ['call', 'place', 'friend', 'way', 'phone'] as const;
