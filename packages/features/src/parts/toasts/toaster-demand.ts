const listeners = new Set<() => void>();
let requested = false;
let settle: () => void = () => undefined;
const mounted = new Promise<void>((resolve) => {
  settle = resolve;
});

/** Whether anything has requested the toaster yet; an external store for `useSyncExternalStore`. */
export const toasterDemand = {
  empty: false,
  get: (): boolean => requested,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  request: (): void => {
    requested = true;
    listeners.forEach((listener) => listener());
  },
  /** Clears the request after the toaster failed to load, so that the next one retries. */
  withdraw: (): void => {
    requested = false;
    listeners.forEach((listener) => listener());
  },
};

export const toasterMounted = (): void => settle();

/** Resolves once the live region is in the page, because a message rendered together with it isn't announced. */
export const untilToasterMounted = (): Promise<void> => mounted;
