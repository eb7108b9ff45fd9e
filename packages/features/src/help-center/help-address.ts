import { PATHS } from '../paths';

/** The address of an article, or of the list. */
export const helpAddress = (article?: string): string =>
  article ? `${PATHS.helpCenter}?article=${article}` : PATHS.helpCenter;

/** The address of a search. */
export const helpSearchAddress = (words: string): string =>
  words.trim() === '' ? PATHS.helpCenter : `${PATHS.helpCenter}?${new URLSearchParams({ q: words.trim() }).toString()}`;
