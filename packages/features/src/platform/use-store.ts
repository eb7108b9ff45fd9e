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

/** Whether a key's value is on the device, only in this page, or written by a newer version of the site. */
export type SaveState = 'saved' | 'unsaved' | 'newer';

/** Returns a store's save state, following other tabs once it's read; 'saved' on the server. */
export function useSaveState({ key }: Pick<Store<unknown>, 'key'>): SaveState {
  const { state, refusedKeys, newerSchemaKeys } = useStorageHealth();
  if (newerSchemaKeys.includes(key)) return 'newer';
  return state === 'unreachable' || refusedKeys.includes(key) ? 'unsaved' : 'saved';
}

/** Whether a newer version of the site has written a store's key, following other tabs once it's read. */
export function useIsNewerSchema(store: Pick<Store<unknown>, 'key'>): boolean {
  return useSaveState(store) === 'newer';
}
