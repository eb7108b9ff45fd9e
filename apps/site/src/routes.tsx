import { AssistantLauncher } from '@iru/features/assistant';
import { PAGES } from '@iru/features/pages';
import { PATHS, type RouteName } from '@iru/features/paths';
import { Shell } from '@iru/features/shell';
import { NotFoundPage } from '@iru/features/shell/not-found';
import { lazyPage } from '@iru/features/shell/page-load';
import { RouteErrorPage } from '@iru/features/shell/route-error';
import type { RouteObject } from 'react-router-dom';

const pageRoutes: RouteObject[] = (Object.keys(PATHS) as RouteName[]).map((name) => ({
  path: PATHS[name],
  // As on the host.
  caseSensitive: true,
  lazy: lazyPage(PAGES[name]),
}));

/** The site's routes: the shell around every page, and an error page in place of a broken one. */
export const routes: RouteObject[] = [
  {
    element: <Shell assistant={<AssistantLauncher />} />,
    HydrateFallback: () => null,
    children: [
      {
        errorElement: <RouteErrorPage />,
        children: [...pageRoutes, { path: '*', element: <NotFoundPage /> }],
      },
    ],
  },
];
