/** The topics, in order (ICE-1). */
export const TOPICS = ['music', 'travel', 'food', 'books'] as const;
export type Topic = (typeof TOPICS)[number];
