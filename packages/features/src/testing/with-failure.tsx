import { Outlet, type RouteObject } from 'react-router-dom';

import { elsewhere, withRoutes } from './with-router';

/** Throws what it is given while it renders, as a faulty page does. */
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

/** Shows a story where the router shows a page whose loading failed; a retry fails again. */
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

/** Shows a story where the router shows a page that throws as it renders. */
export const withCrash = (failure: unknown, path = '/blog') =>
  withRoutes(
    (story) => underMain({ path, element: <Thrower failure={failure} />, errorElement: story }),
    path,
  );
