import { replayEarlyInput } from '@iru/features/platform/early-input';
import { startErasure } from '@iru/features/platform/erasure';
import { hasLeft } from '@iru/features/platform/leave';
import { startDataMode } from '@iru/features/device/data-mode';
import { startSession } from '@iru/features/device/session';
import { startTextSize } from '@iru/features/device/text-size';
import { startTheme } from '@iru/features/device/theme';
import { Renewed } from '@iru/features/shell/renewed';
import { type ReactNode, startTransition, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';

import { resolveLazy } from './resolve-lazy';
import { routes } from './routes';
import { startWarming } from './warm-pages';

/** Marks the document once the application listens, for whoever waits for it: checks and assistive scripts. */
function Ready({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.ready = 'true';
    replayEarlyInput();
    return startWarming();
  }, []);
  return children;
}

const start = async () => {
  startErasure();
  if (__IRU_MOCKED__) await (await import('./mocks/start')).startMocks();
  const { pathname } = window.location;
  // A page that does not arrive is left lazy: the router asks again and shows its own error page.
  const resolved = await resolveLazy(routes, matchRoutes(routes, pathname) ?? []).catch(() => undefined);
  const app = (
    <StrictMode>
      <Ready>
        <Renewed>
          <RouterProvider router={createBrowserRouter(resolved ?? routes)} />
        </Renewed>
      </Ready>
    </StrictMode>
  );
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('The page has no #root element to render into.');
  startTheme();
  startTextSize();
  startDataMode();
  startSession();
  // As a transition React wakes the page in slices, between which the browser answers a finger.
  startTransition(() => {
    if (resolved && root.dataset.path === pathname) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
};

if (!hasLeft()) void start();
