import { useSyncExternalStore } from 'react';

import { useHydrated } from './use-hydrated';

/**
 * Returns a value that only the browser has, and follows its changes. On the server and during hydration it returns
 * `onServer()`; it switches together with `useHydrated`, so that everything specific to the device renders at once.
 */
export const useBrowserValue = <T>(
  subscribe: (onChange: () => void) => () => void,
  read: () => T,
  onServer: () => T,
): T => useSyncExternalStore(subscribe, useHydrated() ? read : onServer, onServer);
