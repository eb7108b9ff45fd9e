import type { Store } from './storage';
import { useStorageHealth } from './use-storage-health';

/** Where the content of a key is: on the device, on this page alone, or written by a newer version of the site. */
export type SaveState = 'saved' | 'unsaved' | 'newer';

/** Says where the content of a store is, followed across tabs once it is read; 'saved' on the server. */
export function useSaveState({ key }: Pick<Store<unknown>, 'key'>): SaveState {
  const { state, refusedKeys, newerSchemaKeys } = useStorageHealth();
  if (newerSchemaKeys.includes(key)) return 'newer';
  return state === 'unreachable' || refusedKeys.includes(key) ? 'unsaved' : 'saved';
}

/** Whether a newer version of the site keeps what belongs to a store, followed across tabs once it is read. */
export function useIsNewerSchema(store: Pick<Store<unknown>, 'key'>): boolean {
  return useSaveState(store) === 'newer';
}
