import { act, render, screen } from '@testing-library/react';
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { useScrollToHeading } from './use-scroll-to-heading';

const outline = ['first', 'second'].map((id) => ({ id, depth: 2, text: id }) as const);

function Text({ firstLoad }: { firstLoad: boolean }) {
  useScrollToHeading(outline, firstLoad);
  return (
    <>
      <h2 id="first">First</h2>
      <h2 id="second">Second</h2>
      <h2 id="foreign">Not of the outline</h2>
      <Link to="#second">To the second</Link>
    </>
  );
}

const routers: ReturnType<typeof createBrowserRouter>[] = [];

const startAt = (address: string, firstLoad = true) => {
  window.history.replaceState(null, '', address);
  const router = createBrowserRouter([
    {
      element: <Outlet />,
      children: [
        { path: '/text', element: <Text firstLoad={firstLoad} /> },
        { path: '/', element: null },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  routers.push(router);
  return router;
};

const heading = (name: string) => screen.getByRole('heading', { name });
const afterPopState = (go: () => unknown) =>
  act(async () => {
    const popped = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, { once: true }),
    );
    go();
    await popped;
  });
const scrollTo = vi.fn<(options?: ScrollToOptions) => void>();

beforeEach(() => {
  scrollTo.mockReset();
  vi.stubGlobal('scrollTo', scrollTo);
});
afterEach(() => {
  for (const router of routers.splice(0)) router.dispose();
});

describe('useScrollToHeading', () => {
  it.each(['/text', '/text#', '/text#nowhere', '/text#foreign', '/text#%'])(
    'does nothing at %s',
    (address) => {
      startAt(address);
      expect(document.activeElement).toBe(document.body);
      expect(scrollTo).not.toHaveBeenCalled();
    },
  );

  it('follows each link click, and leaves going back to the browser', async () => {
    const router = startAt('/text#first');
    await act(() => router.navigate('/text#second'));
    expect(document.activeElement).toBe(heading('Second'));
    await afterPopState(() => router.navigate(-1));
    expect(window.location.hash).toBe('#first');
    expect(document.activeElement).toBe(heading('Second'));
    await act(() => router.navigate('/text#second'));
    expect(scrollTo).toHaveBeenCalledTimes(3);
  });
});
