import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { hostDoes } from '../testing/host-does';

const page = (entry: string) =>
  `<html><head><script type="module" src="${entry}"></script></head><body><div id="root" data-path="/"></div></body></html>`;

/** What failed before counts for the whole visit, so each test has modules of its own. */
const newVisit = async () => {
  vi.resetModules();
  const module = await import('./reload-needed');
  const listener = vi.fn<() => void>();
  module.reloadNeeded.subscribe(listener);
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
    const { reloadNeeded, explainFailure, listener } = await newVisit();
    await explainFailure();
    expect(reloadNeeded.get()).toBe(0);
    expect(listener).not.toHaveBeenCalled();
  });

  it('is what the browser keeps if an import fails again although the site can be reached', async () => {
    hostDoes({ status: 200, body: page('/assets/index-1a.js') });
    const { reloadNeeded, explainFailure } = await newVisit();
    await explainFailure({ isRepeated: true });
    expect(reloadNeeded.get()).toBe(1);
  });

  it('is the connection if an import fails again and the site can’t be reached', async () => {
    hostDoes({ offline: true });
    const { reloadNeeded, explainFailure } = await newVisit();
    await explainFailure({ isRepeated: true });
    expect(reloadNeeded.get()).toBe(0);
  });

  it('is a new version for each further file once one is out, without another request', async () => {
    const calls = hostDoes({ status: 200, body: page('/assets/index-2b.js') });
    const { reloadNeeded, explainFailure, listener } = await newVisit();
    await explainFailure();
    await explainFailure();
    expect(reloadNeeded.get()).toBe(2);
    expect(listener).toHaveBeenCalledTimes(2);
    expect(calls).toHaveLength(1);
  });
});
