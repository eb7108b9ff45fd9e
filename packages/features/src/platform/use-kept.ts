import type { Store } from './storage';
import { useStorageHealth } from './use-storage-health';

/** Where the content of a key is: on the device, on this page alone, or in the hands of a newer version of the site. */
export type Kept = 'kept' | 'unsaved' | 'newer';

/** Says where the content of a store is, followed across tabs once it is read; 'kept' on the server. */
export function useKept({ key }: Pick<Store<unknown>, 'key'>): Kept {
  const { state, refusedKeys, newerKeys } = useStorageHealth();
  if (newerKeys.includes(key)) return 'newer';
  return state === 'unreachable' || refusedKeys.includes(key) ? 'unsaved' : 'kept';
}

/** Whether a newer version of the site keeps what belongs to a store, followed across tabs once it is read. */
export function useIsKeptByNewer(store: Pick<Store<unknown>, 'key'>): boolean {
  return useKept(store) === 'newer';
}
