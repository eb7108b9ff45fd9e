// Proves BROWSE-9.
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { type Filters, NO_FILTERS } from '../../domain/profile-filters';
import { renderHookAt } from '../../testing/render-hook-at';
import { useFilters } from './use-filters';

const start = (path = '/find-match') => {
  const { router, result } = renderHookAt(path, useFilters);
  const change = (...parts: Partial<Filters>[]) =>
    act(() => parts.forEach((part) => result.current[1](part)));
  return {
    filters: () => result.current[0],
    query: () => decodeURIComponent(router.state.location.search),
    change,
    clear: () => act(() => result.current[2]()),
    go: (to: string) => act(() => router.navigate(to)),
  };
};

beforeEach(() => {
  vi.useFakeTimers();
});
/** Waits until the filters are written to the URL. */
const rest = () => act(() => vi.advanceTimersByTimeAsync(150));

describe('returning within the tab', () => {
  it('restores the last filters, including the mood, and writes them to the URL', async () => {
    const first = start();
    first.change({ country: 'Kenya', mood: 'Calm' });
    await rest();
    const again = start();
    expect(again.filters()).toMatchObject({ country: 'Kenya', mood: 'Calm' });
    await rest();
    expect(again.query()).toBe('?country=Kenya&mood=Calm');
  });

  it('prefers the filters in the URL', async () => {
    start().change({ country: 'Kenya' });
    await rest();
    expect(start('/find-match?country=Uganda').filters().country).toBe('Uganda');
    expect(start().filters().country).toBe('Uganda');
  });

  it('restores nothing after the filters were cleared or the page was opened without any', async () => {
    const first = start();
    first.change({ country: 'Kenya' });
    first.clear();
    await rest();
    expect(start().filters()).toEqual(NO_FILTERS);
    const second = start('/find-match?country=Uganda');
    await second.go('/find-match');
    expect(second.filters()).toEqual(NO_FILTERS);
    expect(start().filters()).toEqual(NO_FILTERS);
  });

  it('ignores invalid stored filters', () => {
    sessionStorage.setItem('iru_filters', '"country=Atlantis&next=x"');
    expect(start().filters()).toEqual(NO_FILTERS);
  });
});
