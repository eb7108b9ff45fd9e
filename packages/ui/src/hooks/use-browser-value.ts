import { useSyncExternalStore } from 'react';

import { useHydrated } from './use-hydrated';

/**
 * A value that only the browser knows, followed as it changes; `onServer` on the server and over its markup, until
 * `useHydrated` says otherwise, so that everything that the device knows is drawn in one piece.
 */
export const useBrowserValue = <T>(
  subscribe: (onChange: () => void) => () => void,
  read: () => T,
  onServer: () => T,
): T => useSyncExternalStore(subscribe, useHydrated() ? read : onServer, onServer);
