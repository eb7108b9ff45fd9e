import { servedVersion } from './site-version';

const listeners = new Set<() => void>();
let failures = 0;

/** How many files couldn't be loaded that only a reload of the page brings; an external store. */
export const reloadNeeded = {
  empty: 0,
  get: (): number => failures,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} as const;

/**
 * For a file that couldn't be loaded: resolves once it's known whether only a reload brings it, because a new version of the
 * site has replaced it or, for a repeated import, because the browser keeps the failure, as Chromium 150 and older do.
 */
export const explainFailure = async ({ isRepeated = false } = {}): Promise<void> => {
  if (failures === 0) {
    const served = await servedVersion();
    if (served !== 'new' && !(isRepeated && served === 'running')) return;
  }
  failures += 1;
  listeners.forEach((listener) => listener());
};
