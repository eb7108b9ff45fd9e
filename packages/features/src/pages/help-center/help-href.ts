import { PATHS } from '../../paths';

/** Returns the URL of an article, or of the list. */
export const helpHref = (article?: string): string =>
  article ? `${PATHS.helpCenter}?article=${article}` : PATHS.helpCenter;
