import type { Language } from '../../domain/language';

/** Where a visitor is, without the language's prefix, as the router has it. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Returns the URL of the same place in a language. English has no prefix. */
export const languageHref = (language: Language, { pathname, search, hash }: Place): string =>
  `${language === 'en' ? '' : `/${language}`}${pathname}${search}${hash}`;
