import { Assistant } from '@iru/features/assistant';
import { PAGES } from '@iru/features/pages';
import { PATHS, type RouteName } from '@iru/features/paths';
import { Shell } from '@iru/features/shell';
import { NotFoundPage } from '@iru/features/shell/not-found';
import { ShellErrorPage } from '@iru/features/shell/error';
import { lazyPage } from '@iru/features/shell/page-load';
import { PageOutlet } from '@iru/features/shell/page-outlet';
import { RouteErrorPage } from '@iru/features/shell/route-error';
import { RecoveryBoundary } from '@iru/ui/hooks/recovery-boundary';
import type { RouteObject } from 'react-router-dom';

const pageRoutes: RouteObject[] = (Object.keys(PATHS) as RouteName[]).map((name) => ({
  path: PATHS[name],
  // As on the host.
  caseSensitive: true,
  lazy: lazyPage(PAGES[name]),
}));

/** The site's routes: the shell around every page, and an error page in place of a broken page or shell. */
export const routes: RouteObject[] = [
  {
    element: (
      <RecoveryBoundary>
        <Shell assistant={<Assistant />} />
      </RecoveryBoundary>
    ),
    errorElement: <ShellErrorPage />,
    HydrateFallback: () => null,
    children: [
      {
        element: <PageOutlet />,
        errorElement: <RouteErrorPage />,
        children: [...pageRoutes, { path: '*', element: <NotFoundPage /> }],
      },
    ],
  },
];
