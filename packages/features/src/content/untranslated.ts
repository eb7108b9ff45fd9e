import { LANGUAGE } from '../domain/language';
import { TRANSLATED_ARTICLES } from './translated-articles';

type TextLanguage = 'en' | undefined;

/** The language of the texts that exist in English only: legal documents and the blog; undefined if it's the page's. */
export const UNTRANSLATED: TextLanguage = LANGUAGE === 'en' ? undefined : 'en';

/** Returns the language of a help article by slug; undefined if it's the page's. */
export const articleLanguage = (slug: string): TextLanguage =>
  TRANSLATED_ARTICLES.includes(slug) ? undefined : UNTRANSLATED;
