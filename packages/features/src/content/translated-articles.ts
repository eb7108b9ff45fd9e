/** The slugs of the help articles that exist in each language: those on safety. */
export const TRANSLATED_ARTICLES: readonly string[] = [
  'coins-lost',
  'first-meeting',
  'hide-block-report',
  'money-requests',
  'quick-exit',
  'your-data',
];
