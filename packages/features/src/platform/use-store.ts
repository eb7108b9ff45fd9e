import { useBrowserValue } from '@iru/ui/hooks/use-browser-value';

/** Returns a store's current value, following other tabs; its empty value during prerendering. */
export function useStore<T>(store: {
  readonly get: () => T;
  readonly empty: T;
  readonly subscribe: (listener: () => void) => () => void;
}): T {
  return useBrowserValue(store.subscribe, store.get, () => store.empty);
}
