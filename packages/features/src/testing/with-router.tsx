import type { Decorator } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import {
  createMemoryRouter,
  type RouteObject,
  RouterProvider,
  useLocation,
} from 'react-router-dom';

/** Stands for every page that a story may lead to, and says which one it would have been. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return (
    <main>
      <h1>{`You are at ${pathname}${search}`}</h1>
    </main>
  );
}

/** Every path that a story has no page for: a heading says where the visitor was led ("You are at /register"). */
export const elsewhere: RouteObject = { path: '*', element: <Elsewhere /> };

/** Gives a story the routes it asks for, in a history of its own that begins at a path. */
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
 * Puts a story on a path of its own, with the landmark that the shell gives a page on the site; the parameter `path` of
 * a story begins it elsewhere.
 */
export const withRouter = (path: string): Decorator =>
  withRoutes(
    (story, pathname) => [{ path: pathname, element: <main>{story}</main> }, elsewhere],
    path,
  );

/** Puts a part of the shell on a path, without a landmark of its own, on whatever page the visitor goes to. */
export const withRouterOnly = (path: string): Decorator =>
  withRoutes((story) => [{ path: '*', element: story }], path);
