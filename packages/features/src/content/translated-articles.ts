import type * as english from './untranslated';

/** The help articles that exist in each language: those on safety. */
const ARTICLES: readonly string[] = [
  'coins-lost',
  'first-meeting',
  'hide-block-report',
  'money-requests',
  'quick-exit',
  'your-data',
];

export const UNTRANSLATED: typeof english.UNTRANSLATED = 'en';

export const articleLanguage: typeof english.articleLanguage = (slug) =>
  ARTICLES.includes(slug) ? undefined : 'en';
