import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { hostDoes } from '../testing/host-does';

const page = (entry: string) =>
  `<html><head><script type="module" src="${entry}"></script></head><body><div id="root" data-path="/"></div></body></html>`;

/** What failed before counts for the whole visit, so each test has modules of its own. */
const newVisit = async () => {
  vi.resetModules();
  const module = await import('./new-version');
  const listener = vi.fn<() => void>();
  module.newVersion.subscribe(listener);
  return { ...module, listener };
};

beforeEach(() => {
  const running = document.createElement('script');
  running.type = 'module';
  running.setAttribute('src', '/assets/index-1a.js');
  document.head.append(running);
});
afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

describe('why a file couldn’t be loaded', () => {
  it('isn’t a new version if the site serves the running one', async () => {
    hostDoes({ status: 200, body: page('/assets/index-1a.js') });
    const { newVersion, explainFailure, listener } = await newVisit();
    await explainFailure();
    expect(newVersion.get()).toBe(0);
    expect(listener).not.toHaveBeenCalled();
  });

  it('is a new version for each further file once one is out, without another request', async () => {
    const calls = hostDoes({ status: 200, body: page('/assets/index-2b.js') });
    const { newVersion, explainFailure, listener } = await newVisit();
    await explainFailure();
    await explainFailure();
    expect(newVersion.get()).toBe(2);
    expect(listener).toHaveBeenCalledTimes(2);
    expect(calls).toHaveLength(1);
  });
});
