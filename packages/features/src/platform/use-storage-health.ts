import { useBrowserValue } from '@iru/ui/hooks/use-browser-value';

import type { StorageHealth } from './storage-health';
import { HEALTHY, storageHealth } from './storage-health';

/** The state of the browser's storage, for the banner of the shell. */
export function useStorageHealth(): StorageHealth {
  return useBrowserValue(storageHealth.subscribe, storageHealth.get, () => HEALTHY);
}
