import { isTranslated } from '../../../content/translated-articles';
import type * as english from '../../../content/untranslated';

export const UNTRANSLATED: typeof english.UNTRANSLATED = 'en';

export const articleLanguage: typeof english.articleLanguage = (slug) =>
  isTranslated(slug) ? undefined : 'en';
