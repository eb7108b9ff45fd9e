import { servedVersion } from './site-version';

const listeners = new Set<() => void>();
let failures = 0;

/** How many files failed to load that only a reload of the page can load; an external store. */
export const reloadNeeded = {
  empty: 0,
  get: (): number => failures,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} as const;

/**
 * For a file that failed to load: resolves once it's known whether only a reload can load it. That's so when a new version of
 * the site has replaced it and, for a repeated import, when the browser keeps the failure, as Chromium 150 does.
 */
export const explainFailure = async ({ isRepeated = false } = {}): Promise<void> => {
  if (failures === 0) {
    const served = await servedVersion();
    if (served !== 'new' && !(isRepeated && served === 'running')) return;
  }
  failures += 1;
  listeners.forEach((listener) => listener());
};
