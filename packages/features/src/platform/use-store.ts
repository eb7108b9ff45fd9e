import { useSyncExternalStore } from 'react';

/** The current value of a store, followed across tabs; its empty value while pages are rendered ahead of time. */
export function useStore<T>(store: {
  readonly get: () => T;
  readonly empty: T;
  readonly subscribe: (listener: () => void) => () => void;
}): T {
  return useSyncExternalStore(store.subscribe, store.get, () => store.empty);
}
