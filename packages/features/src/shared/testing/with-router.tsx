import type { Decorator } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider, useLocation } from 'react-router-dom';

/** Stands for every page that a story may lead to, and says which one it would have been. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return (
    <main>
      <h1>{`You are at ${pathname}${search}`}</h1>
    </main>
  );
}

/** Every path that a story has no page for: a heading says where the visitor was led, such as "You are at /register". */
export const elsewhere: RouteObject = { path: '*', element: <Elsewhere /> };

/** Gives a story the routes it asks for, in a history of its own that begins at a path. */
export const withRoutes =
  (routesOf: (story: ReactElement) => RouteObject[], path: string): Decorator =>
  (Story) => {
    const router = createMemoryRouter(routesOf(<Story />), { initialEntries: [path] });
    return <RouterProvider router={router} />;
  };

/** Puts a story on a path of its own, with the landmark that the shell gives a page on the site. */
export const withRouter = (path: string): Decorator =>
  withRoutes(
    (story) => [{ path: path.replace(/[?#].*$/, ''), element: <main>{story}</main> }, elsewhere],
    path,
  );
