import type { Store } from './storage';
import { useStorageHealth } from './use-storage-health';

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
