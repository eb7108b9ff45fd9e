import type { Notification } from './notify';

const listeners = new Set<() => void>();
let current: Notification | undefined;
const set = (next: Notification | undefined) => {
  current = next;
  listeners.forEach((listener) => listener());
};

/** The notification that is shown without the toaster, because that couldn't be loaded; an external store. */
export const plainNotice = {
  empty: undefined,
  get: (): Notification | undefined => current,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  show: set,
  dismiss: (): void => set(undefined),
};
