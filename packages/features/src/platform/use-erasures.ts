import { useSyncExternalStore } from 'react';

import { deviceErasure } from './erasure';

/** Returns the number of erases this page has detected; 0 during prerendering. */
export function useErasures(): number {
  return useSyncExternalStore(deviceErasure.subscribe, deviceErasure.count, () => 0);
}
