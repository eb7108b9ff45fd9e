import { useBrowserValue } from '@iru/ui/hooks/use-browser-value';

/** The current value of a store, followed across tabs; its empty value while pages are rendered ahead of time. */
export function useStore<T>(store: {
  readonly get: () => T;
  readonly empty: T;
  readonly subscribe: (listener: () => void) => () => void;
}): T {
  return useBrowserValue(store.subscribe, store.get, () => store.empty);
}
