/** The help articles that exist in each language: those on safety. */
const ARTICLES: readonly string[] = [
  'coins-lost',
  'first-meeting',
  'hide-block-report',
  'money-requests',
  'quick-exit',
  'your-data',
];

/** Whether a help article, by slug, exists in each language. */
export const isTranslated = (slug: string): boolean => ARTICLES.includes(slug);
