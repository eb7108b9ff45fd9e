/** Why the service refuses a question; the page has its own words for each (CHAT-2). */
export const REFUSAL_CODES = [
  'empty',
  'unreadable',
  'too-long',
  'too-many',
  'cross-origin',
  'failed',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];
