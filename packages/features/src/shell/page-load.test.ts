import { afterEach, describe, expect, it, vi } from 'vitest';

import { scriptedFetch } from '../platform/testing/scripted-fetch';
import { lazyPage, PageLoadError } from './page-load';

const hostIs = (state: 'there' | 'gone') => {
  const script = scriptedFetch(state === 'there' ? { status: 200 } : { offline: true });
  vi.stubGlobal('fetch', script.fetch);
  return script.calls;
};

const failing = (cause: unknown) => lazyPage(() => Promise.reject(cause))().catch((error: unknown) => error);

const MESSAGES = [
  ['Chromium', 'Failed to fetch dynamically imported module: https://iru.example/assets/Blog-1a2b.js'],
  ['Firefox', 'error loading dynamically imported module: https://iru.example/assets/Blog-1a2b.js'],
  ['Safari', 'Importing a module script failed.'],
  ['a style sheet', 'Unable to preload CSS for /assets/Blog-1a2b.css'],
] as const;

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('loading a page', () => {
  it('hands over the page', async () => {
    const page = { Component: () => null };
    expect(await lazyPage(() => Promise.resolve(page))()).toBe(page);
  });

  it.each(MESSAGES)('knows a file that a newer version replaced, by %s', async (_who, message) => {
    hostIs('there');
    const cause = new TypeError(message);
    const error = await failing(cause);
    expect(error).toBeInstanceOf(PageLoadError);
    expect(error).toMatchObject({ name: 'PageLoadError', reason: 'replaced', cause });
  });

  it.each(MESSAGES)('knows a missing connection, by %s', async (_who, message) => {
    hostIs('gone');
    expect(await failing(new TypeError(message))).toMatchObject({ reason: 'offline' });
  });

  it('asks nobody when the browser says that it is offline', async () => {
    const calls = hostIs('there');
    vi.stubGlobal('navigator', { onLine: false });
    expect(await failing(new TypeError(MESSAGES[0][1]))).toMatchObject({ reason: 'offline' });
    expect(calls).toEqual([]);
  });

  it.each([[new Error('The page is broken.')], ['Failed to fetch dynamically imported module'], [undefined]])(
    'leaves a failure of the page as it is: %s',
    async (cause) => {
      const calls = hostIs('there');
      expect(await failing(cause)).toBe(cause);
      expect(calls).toEqual([]);
    },
  );
});
