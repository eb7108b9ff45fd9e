import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Says whether the script runs in a browser yet; false on the server and in the first render over its markup. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
