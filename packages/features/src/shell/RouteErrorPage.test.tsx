import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { reloadPage } from '../platform/reload';
import { hostDoes } from '../testing/host-does';
import { PageLoadError } from './page-load';
import { RouteErrorPage } from './RouteErrorPage';

// A real reload would end the test.
vi.mock('../platform/reload', async (load) => ({
  ...(await load<object>()),
  reloadPage: vi.fn<() => void>(),
}));

const show = (failure: unknown) => {
  const loader = vi.fn<() => Promise<null>>().mockRejectedValue(failure);
  const page = { element: <h1>Blog</h1>, errorElement: <RouteErrorPage /> };
  const route = { path: '/blog', ...page, loader, HydrateFallback: () => null };
  const router = createMemoryRouter([route], { initialEntries: ['/blog?tag=dates'] });
  const { unmount } = render(<RouterProvider router={router} />);
  return { loader, router, unmount };
};
const heading = async (name: string) => {
  await screen.findByRole('heading', { level: 1, name });
  // The effects may not have run yet.
  await act(() => Promise.resolve());
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.mocked(reloadPage).mockReset();
});
describe('a page that crashes', () => {
  it('tries the same URL again', async () => {
    const { loader, router } = show(new Error('The list is broken.'));
    await heading('Unexpected Application Error!');
    expect(screen.getByText('The list is broken.')).toBeDefined();
    loader.mockResolvedValue(null);
    await press('Try again');
    await heading('Blog');
    expect(router.state.location.search).toBe('?tag=dates');
  });

  it('names a failure that is a bare text', async () => {
    show('a bare text');
    await heading('Unexpected Application Error!');
    expect(screen.getByText('a bare text')).toBeDefined();
  });
});

describe('a page without a connection', () => {
  it('reloads as soon as the browser is online, and stops listening once unmounted', async () => {
    hostDoes({ offline: true });
    const { unmount } = show(new PageLoadError('offline'));
    await heading('You’re offline');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(reloadPage).toHaveBeenCalledTimes(1);
    unmount();
    window.dispatchEvent(new Event('online'));
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  it('reloads once when the connection returned before the listener was added', async () => {
    hostDoes({ status: 200 });
    const { unmount } = show(new PageLoadError('offline'));
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
    unmount();
    show(new PageLoadError('offline'));
    await heading('You’re offline');
    await press('Retry');
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(2));
  });
});
