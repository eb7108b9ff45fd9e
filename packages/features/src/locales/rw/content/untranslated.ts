import { TRANSLATED_ARTICLES } from '../../../content/translated-articles';
import type * as english from '../../../content/untranslated';

export const UNTRANSLATED: typeof english.UNTRANSLATED = 'en';

export const articleLanguage: typeof english.articleLanguage = (slug) =>
  TRANSLATED_ARTICLES.includes(slug) ? undefined : 'en';
