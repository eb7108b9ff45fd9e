// Proves BROWSE-9.
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider, StaticRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { type Filters, NO_FILTERS } from '../../domain/profile-filters';
import { resetStores } from '../../platform/storage';
import { useFilters } from './use-filters';

const start = (path = '/find-match') => {
  let page: ReactNode = null;
  const router = createMemoryRouter([{ path: '/find-match', Component: () => page }], {
    initialEntries: [path],
  });
  const { result } = renderHook(() => useFilters(), {
    wrapper: ({ children }) => {
      page = children;
      return <RouterProvider router={router} />;
    },
  });
  const change = (...parts: Partial<Filters>[]) =>
    act(() => parts.forEach((part) => result.current[1](part)));
  return {
    filters: () => result.current[0],
    functions: () => result.current.slice(1),
    query: () => decodeURIComponent(router.state.location.search),
    change,
    clear: () => act(() => result.current[2]()),
    go: (to: string) => act(() => router.navigate(to)),
    back: () => act(() => router.navigate(-1)),
    forward: () => act(() => router.navigate(1)),
    router,
  };
};

beforeEach(() => {
  sessionStorage.clear();
  resetStores();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

/** Lets the filters rest long enough to be written into the address. */
const rest = () => act(() => vi.advanceTimersByTimeAsync(150));

describe('coming back within the tab', () => {
  it('finds the last filters again, mood included, and writes them into the address', async () => {
    const first = start();
    first.change({ country: 'Kenya', emotionalMood: 'Calm' });
    await rest();
    const again = start();
    expect(again.filters()).toMatchObject({ country: 'Kenya', emotionalMood: 'Calm' });
    await rest();
    expect(again.query()).toBe('?country=Kenya&mood=Calm');
  });

  it('takes what an address asks for instead', async () => {
    start().change({ country: 'Kenya' });
    await rest();
    expect(start('/find-match?country=Uganda').filters().country).toBe('Uganda');
    expect(start().filters().country).toBe('Uganda');
  });

  it('finds none once they were cleared, or once the page was asked for without any', async () => {
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

  it('reads no filter that somebody else wrote into the tab', () => {
    sessionStorage.setItem('iru_filters', '"country=Atlantis&next=x"');
    expect(start().filters()).toEqual(NO_FILTERS);
  });
});

describe('useFilters', () => {
  it('begins with no filters and an empty query', () => {
    const { filters, query } = start();
    expect(filters()).toEqual(NO_FILTERS);
    expect(query()).toBe('');
  });

  it('reads what the address names', () => {
    const { filters } = start(
      '/find-match?country=Kenya&status=Single&status=Widow&ageMin=25&mood=Calm&bodyType=round',
    );
    expect(filters()).toEqual({
      ...NO_FILTERS,
      country: 'Kenya',
      statuses: ['Single', 'Widow'],
      ageRange: [25, 60],
      emotionalMood: 'Calm',
    });
  });

  it('writes what is chosen into the address, without a new entry of the history', async () => {
    const { change, filters, query, router } = start();
    change({ country: 'Rwanda' });
    change({ username: 'ali' });
    expect(filters()).toMatchObject({ country: 'Rwanda', username: 'ali' });
    await rest();
    expect(query()).toBe('?username=ali&country=Rwanda');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('keeps a space at the end of what is being typed', () => {
    const { change, filters } = start();
    change({ location: 'Dar ' });
    expect(filters().location).toBe('Dar ');
  });

  it('counts two changes that come before one render', async () => {
    const { change, filters, query } = start();
    change({ gender: 'female' }, { hair: 'curly' });
    expect(filters()).toMatchObject({ gender: 'female', hair: 'curly' });
    await rest();
    expect(query()).toBe('?gender=female&hair=curly');
  });

  it('follows the address back and forward', async () => {
    const { filters, go, back, forward, change, query } = start('/find-match?country=Kenya');
    change({ religion: 'hindu' });
    await rest();
    await go('/find-match?country=Uganda');
    expect(filters()).toEqual({ ...NO_FILTERS, country: 'Uganda' });
    await back();
    expect(filters()).toEqual({ ...NO_FILTERS, country: 'Kenya', religion: 'hindu' });
    await forward();
    expect(filters()).toEqual({ ...NO_FILTERS, country: 'Uganda' });
    change({ career: 'arts' });
    await rest();
    expect(query()).toBe('?country=Uganda&career=arts');
  });

  it('clears everything', async () => {
    const { clear, filters, query } = start('/find-match?country=Kenya&mood=Calm');
    clear();
    expect(filters()).toEqual(NO_FILTERS);
    await rest();
    expect(query()).toBe('');
  });

  it('writes once for many quick changes', async () => {
    const { change, query, router } = start();
    const places: string[] = [];
    router.subscribe(({ location }) => void places.push(location.search));
    for (let age = 20; age < 60; age += 1) change({ ageRange: [age, 60] });
    await rest();
    expect(new Set(places)).toEqual(new Set(['?ageMin=59']));
    expect(query()).toBe('?ageMin=59');
  });

  it('gives the same functions while the filters change, so that a list may stay as it is', () => {
    const { functions, change } = start();
    const before = functions();
    change({ country: 'Rwanda' });
    expect(functions()[0]).toBe(before[0]);
    expect(functions()[1]).toBe(before[1]);
  });

  it('knows of no query while pages are rendered ahead of time', () => {
    const Country = () => <p>{useFilters()[0].country}</p>;
    const markup = renderToString(
      <StaticRouter location="/find-match?country=Kenya">
        <Country />
      </StaticRouter>,
    );
    expect(markup).toBe('<p>All</p>');
  });
});
