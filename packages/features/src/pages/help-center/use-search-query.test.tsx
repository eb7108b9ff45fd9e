import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { useSearchQuery } from './use-search-query';

const start = (path = '/help-center') => {
  let page: ReactNode = null;
  const router = createMemoryRouter([{ path: '*', Component: () => page }], {
    initialEntries: [path],
  });
  const { result } = renderHook(() => useSearchQuery(), {
    wrapper: ({ children }) => {
      page = children;
      return <RouterProvider router={router} />;
    },
  });
  return {
    query: () => result.current.query,
    url: () => `${router.state.location.pathname}${router.state.location.search}`,
    type: (...texts: string[]) => texts.forEach((text) => act(() => result.current.change(text))),
    choose: async () =>
      act(async () => {
        result.current.flush();
        await router.navigate('/help-center?article=one');
      }),
    back: () => act(() => router.navigate(-1)),
  };
};

/** Waits until the query is written to the URL. */
const rest = () => act(() => vi.advanceTimersByTimeAsync(150));

beforeEach(() => void vi.useFakeTimers());
describe('useSearchQuery', () => {
  it('starts with the query in the URL', () => {
    expect(start('/help-center?q=air%20tel').query()).toBe('air tel');
    expect(start().query()).toBe('');
  });

  it('updates at once and is written to the URL, trimmed, after a pause', async () => {
    const { type, query, url } = start();
    type('a', 'ai', 'air ');
    expect(query()).toBe('air ');
    expect(url()).toBe('/help-center');
    await rest();
    expect(url()).toBe('/help-center?q=air');
    expect(query()).toBe('air ');
    type('');
    await rest();
    expect(url()).toBe('/help-center');
  });

  it('is restored when going back from an article, even one opened quickly', async () => {
    const { type, choose, back, query, url } = start();
    type('airtel');
    await choose();
    expect(url()).toBe('/help-center?article=one');
    await rest();
    expect(url()).toBe('/help-center?article=one');
    await back();
    expect(url()).toBe('/help-center?q=airtel');
    expect(query()).toBe('airtel');
  });
});
