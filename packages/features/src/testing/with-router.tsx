import type { Decorator } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import {
  createMemoryRouter,
  type RouteObject,
  RouterProvider,
  useLocation,
} from 'react-router-dom';
import { expect, screen } from 'storybook/test';

function Elsewhere() {
  const { pathname, search } = useLocation();
  return (
    <main>
      <h1>{`You are at ${pathname}${search}`}</h1>
    </main>
  );
}

/** Catches every path a story has no page for; a heading shows the path ("You are at /register"). */
export const elsewhere: RouteObject = { path: '*', element: <Elsewhere /> };

/** Waits until a story has left for this path. */
export const expectPath = async (path: string): Promise<void> =>
  expect(await screen.findByRole('heading', { name: `You are at ${path}` })).toBeVisible();

export const withRoutes =
  (routesOf: (story: ReactElement, path: string) => RouteObject[], path: string): Decorator =>
  (Story, { parameters }) => {
    const begin = typeof parameters.path === 'string' ? parameters.path : path;
    const router = createMemoryRouter(routesOf(<Story />, begin.replace(/[?#].*$/, '')), {
      initialEntries: [begin],
    });
    return <RouterProvider router={router} />;
  };

/**
 * Renders a story at its own path, inside the `main` landmark that the shell provides on the site; a story's `path`
 * parameter changes the path.
 */
export const withRouter = (path: string): Decorator =>
  withRoutes(
    (story, pathname) => [{ path: pathname, element: <main>{story}</main> }, elsewhere],
    path,
  );

/** Renders a part of the shell at a path, without a landmark, on every page the visitor opens. */
export const withRouterOnly = (path: string): Decorator =>
  withRoutes((story) => [{ path: '*', element: story }], path);
