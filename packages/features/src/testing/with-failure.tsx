import { Outlet, type RouteObject } from 'react-router-dom';

import { elsewhere, withRoutes } from './with-router';

function Thrower({ failure }: { failure: unknown }): never {
  throw failure;
}

const underMain = (page: RouteObject): RouteObject[] => [
  {
    HydrateFallback: () => null,
    element: (
      <main>
        <Outlet />
      </main>
    ),
    children: [page],
  },
  elsewhere,
];

/** Renders a story as the error page of a page that fails to load; a retry fails again. */
export const withFailure = (failure: () => unknown, path = '/blog') =>
  withRoutes(
    (story) =>
      underMain({
        path,
        element: null,
        errorElement: story,
        loader: () => {
          throw failure();
        },
      }),
    path,
  );

export const withCrash = (failure: unknown, path = '/blog') =>
  withRoutes(
    (story) => underMain({ path, element: <Thrower failure={failure} />, errorElement: story }),
    path,
  );
