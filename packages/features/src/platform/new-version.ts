import { isNewVersionOut } from './site-version';

const listeners = new Set<() => void>();
let failures = 0;

/** How many files couldn't be loaded because a new version of the site has replaced them; an external store. */
export const newVersion = {
  empty: 0,
  get: (): number => failures,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} as const;

/** For a file that couldn't be loaded: resolves once it's known whether a new version is why. */
export const explainFailure = async (): Promise<void> => {
  if (failures === 0 && !(await isNewVersionOut())) return;
  failures += 1;
  listeners.forEach((listener) => listener());
};
