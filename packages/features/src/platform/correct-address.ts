import { BASE_PATH } from '../domain/language';
import { ALL_PATHS } from '../paths';

/**
 * Corrects the address of a page that a host serves with a slash, `index` or `.html` at the end as well: the router, the
 * links to other languages and the navigation know one address for each page.
 */
export const correctAddress = (): void => {
  const { pathname, search, hash } = window.location;
  const path = pathname
    .slice(BASE_PATH.length)
    .replace(/\/+$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '');
  const page = ALL_PATHS.find((known) => known === (path || '/'));
  if (page === undefined || pathname === BASE_PATH + page) return;
  window.history.replaceState(window.history.state, '', BASE_PATH + page + search + hash);
};
