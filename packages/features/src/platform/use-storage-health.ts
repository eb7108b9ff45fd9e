import { useBrowserValue } from '@iru/ui/hooks/use-browser-value';

import type { StorageHealth } from './storage-health';
import { HEALTHY, storageHealth } from './storage-health';

export function useStorageHealth(): StorageHealth {
  return useBrowserValue(storageHealth.subscribe, storageHealth.get, () => HEALTHY);
}
