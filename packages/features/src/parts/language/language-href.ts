import type { Language } from '../../domain/languages';
import { ALL_PATHS, PATHS } from '../../paths';

/** Where a visitor is, without the language's prefix, as the router has it. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

const PAGES: readonly string[] = ALL_PATHS;

/** Returns the URL of the same place in a language, or of its home page for an unknown address. English has no prefix. */
export const languageHref = (language: Language, { pathname, search, hash }: Place): string => {
  const place = PAGES.includes(pathname) ? `${pathname}${search}${hash}` : PATHS.home;
  return `${language === 'en' ? '' : `/${language}`}${place}`;
};
