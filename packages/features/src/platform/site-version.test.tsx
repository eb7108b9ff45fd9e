import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { hostDoes } from '../testing/host-does';
import type { ScriptStep } from '../testing/scripted-fetch';
import { entryOf, refetchEmptyScripts, servedVersion } from './site-version';

const page = (entry: string) =>
  `<!doctype html><html><head><script src="/boot.js"></script><script type="module" crossorigin src="${entry}"></script></head><body><div id="root" data-path="/"></div></body></html>`;

afterEach(() => {
  document.head.replaceChildren();
});

describe('the entry of a document', () => {
  it.each([
    [page('/assets/index-1a.js'), '/assets/index-1a.js'],
    [page('https://cdn.example/assets/index-1a.js?x'), '/assets/index-1a.js'],
    ['<script src="/assets/other.js" type="module"></script>', '/assets/other.js'],
    ['<script src="/boot.js"></script>', undefined],
    ['<script type="module">let a = 1;</script>', undefined],
  ])('of %j is %s', (html, entry) => {
    expect(entryOf(html)).toBe(entry);
  });
});

describe('the version that is served', () => {
  beforeEach(() => {
    const running = document.createElement('script');
    running.type = 'module';
    running.setAttribute('src', '/assets/index-1a.js');
    document.head.append(running);
  });

  it.each<readonly [string, ScriptStep, 'running' | 'new' | undefined]>([
    ['another entry', { status: 200, body: page('/assets/index-2b.js') }, 'new'],
    ['the same entry', { status: 200, body: page('/assets/index-1a.js') }, 'running'],
    [
      'another site’s page, such as a network’s sign-in',
      { status: 200, body: '<h1>Welcome to free Wi-Fi</h1>' },
      undefined,
    ],
    [
      'another site’s page with a module',
      { status: 200, body: page('/assets/index-2b.js').replace('root', 'app') },
      undefined,
    ],
    ['an error', { status: 503, body: page('/assets/index-2b.js') }, undefined],
    ['nothing', { offline: true }, undefined],
    ['half a page', { status: 200, cut: '<html>' }, undefined],
  ])('is told apart when the host serves %s', async (_what, step, served) => {
    const calls = hostDoes(step);
    expect(await servedVersion()).toBe(served);
    expect(calls).toMatchObject([{ url: '/', cache: 'no-store' }]);
  });

  it('is unknown without an entry script, and no request is made', async () => {
    document.head.replaceChildren();
    const calls = hostDoes({ status: 200, body: page('/assets/index-2b.js') });
    expect(await servedVersion()).toBeUndefined();
    expect(calls).toEqual([]);
  });
});

it('refetches only the empty scripts of this site', async () => {
  class Timing {
    constructor(
      readonly name: string,
      readonly decodedBodySize: number,
    ) {}
  }
  vi.stubGlobal('PerformanceResourceTiming', Timing);
  const here = window.location.origin;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    new Timing(`${here}/assets/empty-1a.js`, 0),
    new Timing(`${here}/assets/empty-1a.js`, 0),
    new Timing(`${here}/assets/whole-2b.js`, 4000),
    new Timing(`${here}/api/chat`, 0),
    new Timing('https://elsewhere.example/a.js', 0),
  ] as unknown as PerformanceEntryList);
  const calls = hostDoes({ offline: true });
  await refetchEmptyScripts();
  expect(calls).toMatchObject([{ url: `${here}/assets/empty-1a.js`, cache: 'reload' }]);
});
