import { useSyncExternalStore } from 'react';

import { deviceErasure } from './erasure';

/** How often this page has forgotten everything; 0 while pages are rendered ahead of time. */
export function useErasures(): number {
  return useSyncExternalStore(deviceErasure.subscribe, deviceErasure.count, () => 0);
}
