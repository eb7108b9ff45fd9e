import { afterEach, describe, expect, it, vi } from 'vitest';

import { hostDoes } from '../testing/host-does';
import type { ScriptStep } from '../testing/scripted-fetch';
import { lazyPage, PageLoadError } from './page-load';

const page = (entry: string) =>
  `<head><script src="/boot.js"></script><script type="module" crossorigin src="${entry}"></script></head><body><div id="root" data-path="/"></div></body></html>`;
const RUNNING = '/assets/index-1a2b.js';

type Host = 'as before' | 'updated' | 'gone';
const ANSWERS: Record<Host, readonly ScriptStep[]> = {
  'as before': [{ status: 200 }, { status: 200, body: page(RUNNING) }],
  updated: [{ status: 200 }, { status: 200, body: page('/assets/index-9z8y.js') }],
  gone: [{ offline: true }],
};
const hostIs = (state: Host) => {
  vi.stubGlobal('document', { querySelector: () => ({ src: `https://iru.example${RUNNING}` }) });
  return hostDoes(...ANSWERS[state]);
};

const failureOf = (loading: Promise<unknown>) => loading.catch((error: unknown) => error);
const failing = (cause: unknown) => failureOf(lazyPage(() => Promise.reject(cause))());

const MESSAGES = [
  [
    'Chromium',
    'Failed to fetch dynamically imported module: https://iru.example/assets/Blog-1a2b.js',
  ],
  ['Firefox', 'error loading dynamically imported module: https://iru.example/assets/Blog-1a2b.js'],
  ['Safari', 'Importing a module script failed.'],
  ['a style sheet', 'Unable to preload CSS for /assets/Blog-1a2b.css'],
] as const;

const EMPTY = [
  ['Chromium', "The requested module './Button-1a2b.js' does not provide an export named 't'"],
  [
    'Firefox',
    "The requested module 'https://iru.example/assets/Button-1a2b.js' doesn't provide an export named: 't'",
  ],
  ['Safari', "Importing binding name 't' is not found."],
] as const;

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('loading a page', () => {
  it('returns the page', async () => {
    const module = { Component: () => null };
    expect(await lazyPage(() => Promise.resolve(module))()).toBe(module);
  });

  it.each(MESSAGES)('recognises a file replaced by a newer version: %s', async (_who, message) => {
    hostIs('updated');
    const cause = new TypeError(message);
    const error = await failing(cause);
    expect(error).toBeInstanceOf(PageLoadError);
    expect(error).toMatchObject({ name: 'PageLoadError', reason: 'replaced', cause });
  });

  it.each(EMPTY)('recognises a file without its expected export: %s', async (_who, message) => {
    hostIs('as before');
    const cause = new SyntaxError(message);
    expect(await failing(cause)).toMatchObject({ reason: 'incomplete', cause });
  });

  it.each([
    ['as before', 'incomplete'],
    ['updated', 'replaced'],
    ['gone', 'offline'],
  ] as const)('treats an empty module as missing while the host is %s', async (state, reason) => {
    hostIs(state);
    const empty = lazyPage(() => Promise.resolve({ Component: undefined }));
    expect(await failureOf(empty())).toMatchObject({ name: 'PageLoadError', reason });
  });

  it('makes no request when the browser is offline', async () => {
    const calls = hostIs('as before');
    vi.stubGlobal('navigator', { onLine: false });
    expect(await failing(new TypeError(MESSAGES[0][1]))).toMatchObject({ reason: 'offline' });
    expect(calls).toEqual([]);
  });

  it.each([
    [new Error('The page is broken.')],
    ['Failed to fetch dynamically imported module'],
    [undefined],
  ])('rethrows an error of the page itself: %s', async (cause) => {
    const calls = hostIs('as before');
    expect(await failing(cause)).toBe(cause);
    expect(calls).toEqual([]);
  });
});
