import { mayFetchAhead } from '@iru/features/persistence/fetch-ahead';
import { PAGES } from '@iru/features/pages';
import { PATHS, type RouteName } from '@iru/features/paths';

const NAMES = new Map(
  Object.entries(PATHS).map(([name, path]) => [path as string, name as RouteName]),
);

/**
 * Fetches the code of a page as soon as a finger, a pointer or the focus comes to a link that leads there; never in low-data mode, on
 * a slow link or where the browser asks for little. Returns the way to stop.
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
    // What does not arrive now is asked for again, and told, when the visitor goes there.
    pages[name]().catch(() => warmed.delete(name));
  };
  const signs = ['pointerover', 'touchstart', 'focusin'] as const;
  for (const sign of signs) host.addEventListener(sign, warm, { passive: true });
  return () => signs.forEach((sign) => host.removeEventListener(sign, warm));
};
