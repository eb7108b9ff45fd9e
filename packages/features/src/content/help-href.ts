import { PATHS } from '../paths';

/** Returns the URL of a help article by slug, or of the help center. */
export const helpHref = (article?: string): string =>
  article ? `${PATHS.helpCenter}?article=${article}` : PATHS.helpCenter;

/** The help articles that the assistant's answers name. */
export const NAMED_ARTICLES = {
  moneyRequests: helpHref('money-requests'),
  quickExit: helpHref('quick-exit'),
} as const;
