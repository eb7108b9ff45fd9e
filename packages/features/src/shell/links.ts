import { shellCopy } from '#words/shell/copy';
import { PATHS, type RouteName } from '../paths';
import { EXPLORE_PAGES, NAV_PAGES, TRUST_PAGES } from './linked-pages';

const linksTo = <Page extends RouteName>(
  pages: readonly Page[],
  labels: Readonly<Record<Page, string>>,
) => pages.map((page) => ({ href: PATHS[page], label: labels[page] }));

export const NAV_LINKS = linksTo(NAV_PAGES, shellCopy.nav);
export const EXPLORE_LINKS = linksTo(EXPLORE_PAGES, shellCopy.footer.exploreLinks);
export const TRUST_LINKS = linksTo(TRUST_PAGES, shellCopy.footer.trustLinks);
