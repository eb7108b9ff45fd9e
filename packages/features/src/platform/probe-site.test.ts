import { afterEach, describe, expect, it, vi } from 'vitest';

import { hostDoes } from '../testing/host-does';
import type { ScriptStep } from '../testing/scripted-fetch';
import { type SiteAnswer, probeSite } from './probe-site';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const HOME = '<!doctype html><html><body><div id="root" data-path="/">Words</div></body></html>';

describe('who answers at the site’s address', () => {
  it.each<readonly [string, ScriptStep, SiteAnswer]>([
    ['the site’s home page', { status: 200, body: HOME }, 'ours'],
    [
      'the sign-in page of a network',
      { status: 200, body: '<h1>Free Wi-Fi</h1>' },
      'captive-portal',
    ],
    [
      'another page of the site',
      { status: 200, body: HOME.replace('"/"', '"/x"') },
      'captive-portal',
    ],
    ['an error of the host, with any page', { status: 502, body: HOME }, 'broken'],
    ['a page that breaks off', { status: 200, cut: HOME.slice(0, 60) }, 'none'],
    ['no answer', { offline: true }, 'none'],
  ])('is told by %s', async (_what, step, answer) => {
    const calls = hostDoes(step);
    expect(await probeSite()).toBe(answer);
    expect(calls).toMatchObject([{ url: '/', cache: 'no-store' }]);
  });

  it('is a captive portal when it redirects to another page', async () => {
    vi.stubGlobal('fetch', async () => ({ type: 'opaqueredirect', ok: false }));
    expect(await probeSite()).toBe('captive-portal');
  });

  it('is no one after five seconds', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) =>
      signal?.throwIfAborted(),
    );
    expect(await probeSite()).toBe('none');
    expect(limit).toHaveBeenCalledWith(5000);
  });

  it('is no one while the browser is offline, without a request', async () => {
    const calls = hostDoes({ status: 200, body: HOME });
    vi.stubGlobal('navigator', { onLine: false });
    expect(await probeSite()).toBe('none');
    expect(calls).toEqual([]);
  });
});
