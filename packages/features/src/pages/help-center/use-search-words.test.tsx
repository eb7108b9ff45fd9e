import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider, StaticRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { useSearchWords } from './use-search-words';

const start = (path = '/help-center') => {
  let page: ReactNode = null;
  const router = createMemoryRouter([{ path: '*', Component: () => page }], {
    initialEntries: [path],
  });
  const { result } = renderHook(() => useSearchWords(), {
    wrapper: ({ children }) => {
      page = children;
      return <RouterProvider router={router} />;
    },
  });
  return {
    words: () => result.current.words,
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    type: (...texts: string[]) => texts.forEach((text) => act(() => result.current.change(text))),
    choose: async () =>
      act(async () => {
        result.current.keep();
        await router.navigate('/help-center?article=one');
      }),
    go: (to: string) => act(() => router.navigate(to)),
    back: () => act(() => router.navigate(-1)),
  };
};

/** Lets the words rest long enough to be written into the address. */
const rest = () => act(() => vi.advanceTimersByTimeAsync(150));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the words of the help search', () => {
  it('begin with what the address names', () => {
    expect(start('/help-center?q=air%20tel').words()).toBe('air tel');
    expect(start().words()).toBe('');
  });

  it('answer at once and are written, trimmed, once they rest', async () => {
    const { type, words, address } = start();
    type('a', 'ai', 'air ');
    expect(words()).toBe('air ');
    expect(address()).toBe('/help-center');
    await rest();
    expect(address()).toBe('/help-center?q=air');
    expect(words()).toBe('air ');
    type('');
    await rest();
    expect(address()).toBe('/help-center');
  });

  it('are there again on the way back from an article, however quickly it was chosen', async () => {
    const { type, choose, back, words, address } = start();
    type('airtel');
    await choose();
    expect(address()).toBe('/help-center?article=one');
    await rest();
    expect(address()).toBe('/help-center?article=one');
    await back();
    expect(address()).toBe('/help-center?q=airtel');
    expect(words()).toBe('airtel');
  });

  it('follow an address that is gone to, and take no entry of the history of their own', async () => {
    const { type, go, back, words, address } = start('/help-center?q=coins');
    await go('/help-center');
    expect(words()).toBe('');
    type('refund');
    await rest();
    await back();
    expect(words()).toBe('coins');
    expect(address()).toBe('/help-center?q=coins');
  });

  it('are no part of the prerendered page', () => {
    const Page = () => <p>{useSearchWords().words}</p>;
    const html = renderToString(
      <StaticRouter location="/help-center?q=coins">
        <Page />
      </StaticRouter>,
    );
    expect(html).toBe('<p></p>');
  });
});
