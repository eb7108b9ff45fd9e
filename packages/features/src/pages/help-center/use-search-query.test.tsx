import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { renderHookAt } from '../../testing/render-hook-at';
import { useSearchQuery } from './use-search-query';

const start = (path = '/help-center') => {
  const { router, result } = renderHookAt(path, useSearchQuery);
  return {
    query: () => result.current.query,
    url: () => `${router.state.location.pathname}${router.state.location.search}`,
    type: (text: string) => act(() => result.current.change(text)),
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

  it('writes the query to the URL, trimmed', async () => {
    const { type, url } = start();
    type('air ');
    await rest();
    expect(url()).toBe('/help-center?q=air');
    type('');
    await rest();
    expect(url()).toBe('/help-center');
  });
});
