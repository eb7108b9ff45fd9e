import { BASE_PATH } from '@iru/features/domain/language';
import { correctAddress } from '@iru/features/platform/correct-address';
import { systemClock } from '@iru/features/platform/clock';
import { replayEvents } from '@iru/features/platform/event-replay';
import { startErasure } from '@iru/features/platform/erasure';
import { markEntry, replaceEntryOnErase, startHistory } from '@iru/features/platform/history';
import { log } from '@iru/features/platform/logger';
import { dropInvalidScroll } from '@iru/features/platform/scroll';
import { reportStartFailure } from '@iru/features/platform/start-failure';
import { hasLeft } from '@iru/features/platform/leave';
import { startDataMode } from '@iru/features/persistence/data-mode';
import { startSession } from '@iru/features/persistence/session';
import { startTextSize } from '@iru/features/persistence/text-size';
import { startTheme } from '@iru/features/persistence/theme';
import { PageLoadError } from '@iru/features/shell/page-load';
import { ResetOnErase } from '@iru/features/shell/reset-on-erase';
import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { type ReactNode, startTransition, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';

import { resolveLazy } from './resolve-lazy';
import { routes } from './routes';
import { startWarming } from './warm-pages';

/** Marks the document once it's hydrated, for tests and assistive scripts. */
function Ready({ children, onReady }: { children: ReactNode; onReady: () => void }) {
  // After hydration: stored data is rendered first, so that early clicks are replayed on the final page.
  const hydrated = useHydrated();
  useEffect(() => {
    if (!hydrated) return undefined;
    document.documentElement.dataset.ready = 'true';
    onReady();
    replayEvents();
    return startWarming();
  }, [hydrated, onReady]);
  return children;
}

const isReplaced = (error: unknown) =>
  error instanceof PageLoadError && error.reason === 'replaced';

const start = async () => {
  startErasure();
  correctAddress();
  startHistory();
  if (__IRU_MOCKED__) await (await import('./mocks/start')).startMocks();
  dropInvalidScroll();
  const { pathname } = window.location;
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('The page has no #root element to render into.');
  const isPrerendered = root.dataset.path === pathname;
  // A page that fails to load stays lazy: the router retries and shows its own error page.
  const resolved = await resolveLazy(
    routes,
    matchRoutes(routes, pathname, `${BASE_PATH}/`) ?? [],
  ).catch((error: unknown) => {
    // What's readable stays, unless the router's page reloads it by itself.
    if (isPrerendered && !isReplaced(error)) throw error;
  });
  const hydrates = resolved !== undefined && isPrerendered;
  const router = createBrowserRouter(resolved ?? routes, {
    basename: `${BASE_PATH}/`,
    // The browser has scrolled a prerendered page already, and the visitor may have since.
    ...(hydrates ? { hydrationData: { loaderData: {} } } : {}),
  });
  replaceEntryOnErase((path, options) => router.navigate(path, options));
  // Not earlier: the router tells its first subscriber alone where to scroll.
  const follow = () => void router.subscribe(markEntry);
  const app = (
    <StrictMode>
      <Ready onReady={follow}>
        <ResetOnErase>
          <RouterProvider router={router} />
        </ResetOnErase>
      </Ready>
    </StrictMode>
  );
  startTheme();
  startTextSize();
  startDataMode();
  startSession();
  // In a transition React hydrates in slices, so that the browser can respond in between.
  startTransition(() => {
    if (hydrates) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
};

document.documentElement.dataset.start = 'running';
// In a separate task, because evaluating the script already takes long on a slow phone.
if (!hasLeft())
  systemClock.later(0, () => {
    start().catch((error: unknown) => {
      reportStartFailure();
      log.error('The application could not start', error);
    });
  });
