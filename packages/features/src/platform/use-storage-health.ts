import { useSyncExternalStore } from 'react';

import type { StorageHealth } from './storage-health';
import { storageHealth } from './storage-health';

const OK: StorageHealth = { state: 'ok', refusedKeys: [] };

/** The state of the browser's storage, for the banner of the shell. */
export function useStorageHealth(): StorageHealth {
  return useSyncExternalStore(storageHealth.subscribe, storageHealth.get, () => OK);
}
