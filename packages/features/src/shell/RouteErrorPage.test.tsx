import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { reloadPage } from '../platform/reload';
import { scriptedFetch, type ScriptStep } from '../testing/scripted-fetch';
import { PageLoadError } from './page-load';
import { RouteErrorPage } from './RouteErrorPage';

// A real reload would end the test.
vi.mock('../platform/reload', async (load) => ({
  ...(await load<object>()),
  reloadPage: vi.fn<() => void>(),
}));

const show = (failure: unknown) => {
  const loader = vi.fn<() => Promise<null>>().mockRejectedValue(failure);
  const router = createMemoryRouter(
    [
      {
        path: '/blog',
        element: <h1>Blog</h1>,
        errorElement: <RouteErrorPage />,
        loader,
        HydrateFallback: () => null,
      },
    ],
    { initialEntries: ['/blog?tag=dates'] },
  );
  const { unmount } = render(<RouterProvider router={router} />);
  return { loader, router, unmount };
};
const hostDoes = (step: ScriptStep) => vi.stubGlobal('fetch', scriptedFetch(step).fetch);
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

  it.each([
    [new Response(null, { status: 418, statusText: 'Teapot' }), '418 Teapot'],
    ['a bare text', 'a bare text'],
  ])('names the status or the message: %s', async (failure, words) => {
    show(failure);
    await heading('Unexpected Application Error!');
    expect(screen.getByText(words)).toBeDefined();
  });
});

describe('a page that was replaced', () => {
  it('reloads automatically once, then leaves it to the visitor', async () => {
    const { unmount } = show(new PageLoadError('replaced'));
    await heading('A new version is ready');
    expect(reloadPage).toHaveBeenCalledTimes(1);
    unmount();
    show(new PageLoadError('replaced'));
    await heading('A new version is ready');
    expect(reloadPage).toHaveBeenCalledTimes(1);
    await press('Reload');
    expect(reloadPage).toHaveBeenCalledTimes(2);
  });
});

describe('a page that is incomplete', () => {
  it('mentions no update and reloads only when the visitor asks', async () => {
    hostDoes({ status: 200 });
    show(new PageLoadError('incomplete'));
    await heading('This page didn’t load');
    expect(screen.queryByText(/updated/)).toBeNull();
    expect(reloadPage).not.toHaveBeenCalled();
    await press('Retry');
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
  });
});

describe('a page without a connection', () => {
  it('shows that the visitor is still offline', async () => {
    hostDoes({ offline: true });
    show(new PageLoadError('offline'));
    await heading('You’re offline');
    await press('Retry');
    await screen.findByText('Still offline. Check your connection and try again.');
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it('reloads when the host responds', async () => {
    hostDoes({ offline: true });
    show(new PageLoadError('offline'));
    await heading('You’re offline');
    hostDoes({ status: 200 });
    await press('Retry');
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
  });

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
