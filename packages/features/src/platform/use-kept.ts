import { useStorageHealth } from './use-storage-health';

/** Where the content of a key is: on the device, on this page alone, or in the hands of a newer version of the site. */
export type Kept = 'kept' | 'unsaved' | 'newer';

/** Says where the content of a key is, followed across tabs once its store is read; 'kept' on the server. */
export function useKept(key: string): Kept {
  const { state, refusedKeys, newerKeys } = useStorageHealth();
  if (newerKeys.includes(key)) return 'newer';
  return state === 'unreachable' || refusedKeys.includes(key) ? 'unsaved' : 'kept';
}

/** Whether a newer version of the site keeps what belongs under a key, followed across tabs once its store is read. */
export function useIsKeptByNewer(key: string): boolean {
  return useKept(key) === 'newer';
}
