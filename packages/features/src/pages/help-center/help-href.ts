import { PATHS } from '../../paths';

export const helpHref = (article?: string): string =>
  article ? `${PATHS.helpCenter}?article=${article}` : PATHS.helpCenter;
