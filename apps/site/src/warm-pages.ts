import { BASE_PATH } from '@iru/features/domain/language';
import { mayFetchAhead } from '@iru/features/persistence/fetch-ahead';
import { PAGES } from '@iru/features/pages';
import { PATHS, type RouteName } from '@iru/features/paths';

const NAMES = new Map(
  Object.entries(PATHS).map(([name, path]) => [`${BASE_PATH}${path}`, name as RouteName]),
);

/**
 * Prefetches a page's code as soon as its link is touched, hovered or focused; never in low-data mode, on
 * a slow connection or when the browser asks to save data. Returns a function that stops it.
 */
export const startWarming = (
  pages: Pick<typeof PAGES, RouteName> = PAGES,
  host: Document = document,
): (() => void) => {
  const warmed = new Set<RouteName>();
  const warm = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (
      !link ||
      link.origin !== location.origin ||
      link.hasAttribute('download') ||
      !mayFetchAhead()
    )
      return;
    const name = NAMES.get(link.pathname);
    if (name === undefined || warmed.has(name) || link.pathname === location.pathname) return;
    warmed.add(name);
    // A failed prefetch is retried, and reported, when the visitor opens the page.
    pages[name]().catch(() => warmed.delete(name));
  };
  const signs = ['pointerover', 'touchstart', 'focusin'] as const;
  for (const sign of signs) host.addEventListener(sign, warm, { passive: true });
  return () => signs.forEach((sign) => host.removeEventListener(sign, warm));
};
