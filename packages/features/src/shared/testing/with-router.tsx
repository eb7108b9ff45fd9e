import type { Decorator } from '@storybook/react-vite';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

/** Puts a story on a path of its own, with the landmark that the shell gives a page on the site. */
export const withRouter =
  (path: string): Decorator =>
  (Story) => {
    const page = (
      <main>
        <Story />
      </main>
    );
    const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] });
    return <RouterProvider router={router} />;
  };
