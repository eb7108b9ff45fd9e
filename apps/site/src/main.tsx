import { systemClock } from '@iru/features/platform/clock';
import { replayEvents } from '@iru/features/platform/event-replay';
import { startErasure } from '@iru/features/platform/erasure';
import { followRouter, startHistory } from '@iru/features/platform/history';
import { hasLeft } from '@iru/features/platform/leave';
import { startDataMode } from '@iru/features/persistence/data-mode';
import { startSession } from '@iru/features/persistence/session';
import { startTextSize } from '@iru/features/persistence/text-size';
import { startTheme } from '@iru/features/persistence/theme';
import { ResetOnErase } from '@iru/features/shell/reset-on-erase';
import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { type ReactNode, startTransition, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';

import { resolveLazy } from './resolve-lazy';
import { routes } from './routes';
import { startWarming } from './warm-pages';

/** Marks the document once it's hydrated, for tests and assistive scripts. */
function Ready({ children }: { children: ReactNode }) {
  // After hydration: stored data is rendered first, so that early clicks are replayed on the final page.
  const hydrated = useHydrated();
  useEffect(() => {
    if (!hydrated) return undefined;
    document.documentElement.dataset.ready = 'true';
    replayEvents();
    return startWarming();
  }, [hydrated]);
  return children;
}

const start = async () => {
  startErasure();
  startHistory();
  if (__IRU_MOCKED__) await (await import('./mocks/start')).startMocks();
  const { pathname } = window.location;
  // A page that fails to load stays lazy: the router retries and shows its own error page.
  const resolved = await resolveLazy(routes, matchRoutes(routes, pathname) ?? []).catch(
    () => undefined,
  );
  const router = createBrowserRouter(resolved ?? routes);
  followRouter(router);
  const app = (
    <StrictMode>
      <Ready>
        <ResetOnErase>
          <RouterProvider router={router} />
        </ResetOnErase>
      </Ready>
    </StrictMode>
  );
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('The page has no #root element to render into.');
  startTheme();
  startTextSize();
  startDataMode();
  startSession();
  // In a transition React hydrates in slices, so that the browser can respond in between.
  startTransition(() => {
    if (resolved && root.dataset.path === pathname) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
};

// In a separate task, because evaluating the script already takes long on a slow phone.
if (!hasLeft()) systemClock.later(0, () => void start());
