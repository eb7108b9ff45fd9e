const listeners = new Set<() => void>();
let requested = false;
let settle: () => void = () => undefined;
const mounted = new Promise<void>((resolve) => {
  settle = resolve;
});

/** Whether anything has asked for toasts yet; shaped for useSyncExternalStore. */
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
  /** Forgets the wish, because the toaster did not arrive: the next one asks again. */
  withdraw: (): void => {
    requested = false;
    listeners.forEach((listener) => listener());
  },
};

/** Says that the live region stands in the page. */
export const toasterMounted = (): void => settle();

/** Ends once the live region stands in the page, so that no message is born together with it. */
export const untilToasterMounted = (): Promise<void> => mounted;
