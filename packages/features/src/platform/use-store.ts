import { useBrowserValue } from '@iru/ui/hooks/use-browser-value';

import type { Store } from './storage';
import { HEALTHY, type StorageHealth, storageHealth } from './storage-health';

/** Returns a store's current value, following other tabs; its empty value during prerendering. */
export function useStore<T>(store: {
  readonly get: () => T;
  readonly empty: T;
  readonly subscribe: (listener: () => void) => () => void;
}): T {
  return useBrowserValue(store.subscribe, store.get, () => store.empty);
}

export function useStorageHealth(): StorageHealth {
  return useBrowserValue(storageHealth.subscribe, storageHealth.get, () => HEALTHY);
}

/** Whether a key's value is on the device or only in this page. */
export type SaveState = 'saved' | 'unsaved';

/** Returns a store's save state, following other tabs once it's read; 'saved' on the server. */
export function useSaveState({ key }: Pick<Store<unknown>, 'key'>): SaveState {
  const { state, refusedKeys } = useStorageHealth();
  return state === 'unreachable' || refusedKeys.includes(key) ? 'unsaved' : 'saved';
}
