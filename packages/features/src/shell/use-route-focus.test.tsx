import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

import { useRouteFocus } from './use-route-focus';

function Frame() {
  useRouteFocus();
  return (
    <>
      <h1>Not a page</h1>
      <main>
        <Outlet />
      </main>
    </>
  );
}

const start = () => {
  const router = createMemoryRouter([
    {
      element: <Frame />,
      children: [
        { path: '/', element: <h1>Home</h1> },
        { path: '/blog', element: <h1>Blog</h1> },
        { path: '/bare', element: <p>No heading</p> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  return (to: string | number) =>
    act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)));
};

const heading = (name: string) => screen.getByRole('heading', { name });

describe('useRouteFocus', () => {
  it('doesn’t move focus on the first page', () => {
    start();
    expect(document.activeElement).toBe(document.body);
    expect(heading('Home').hasAttribute('tabindex')).toBe(false);
  });

  it('moves focus to the heading of each new page, also when going back', async () => {
    const go = start();
    await go('/blog');
    expect(document.activeElement).toBe(heading('Blog'));
    expect(heading('Blog').tabIndex).toBe(-1);
    await go(-1);
    expect(document.activeElement).toBe(heading('Home'));
  });

  it('doesn’t move focus when only the query or the fragment changes', async () => {
    const go = start();
    await go('/?country=Kenya');
    await go('/#stories');
    expect(document.activeElement).toBe(document.body);
  });

  it('handles a page without a heading', async () => {
    const go = start();
    await go('/bare');
    expect(document.activeElement).toBe(document.body);
    await go('/blog');
    expect(document.activeElement).toBe(heading('Blog'));
  });
});
