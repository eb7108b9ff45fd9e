import { useIsKeptByNewer } from './keys-newer';
import { useStorageHealth } from './use-storage-health';

/** Where the content of a key is: on the device, on this page alone, or in the hands of a newer version of the site. */
export type Kept = 'kept' | 'unsaved' | 'newer';

/** Says where the content of a key is, followed across tabs; 'kept' on the server. */
export function useKept(key: string): Kept {
  const { state, refusedKeys } = useStorageHealth();
  const newer = useIsKeptByNewer(key);
  if (newer) return 'newer';
  return state === 'unreachable' || refusedKeys.includes(key) ? 'unsaved' : 'kept';
}
