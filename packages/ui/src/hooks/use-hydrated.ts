import { useDeferredValue, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Detects hydration: in the browser, React calls `getServerSnapshot` only when hydrating. */
const createHydrationProbe = () => {
  let isHydrating = false;
  const probe = {
    isHydrating: () => isHydrating,
    inBrowser: () => probe,
    // The same snapshot as in the browser, so that it causes no re-render.
    onServer: () => {
      isHydrating = true;
      return probe;
    },
  };
  return probe;
};

/**
 * Returns whether the component has hydrated; false on the server and in the first hydration render. The update is deferred,
 * so React renders it in slices and the page stays responsive.
 */
export const useHydrated = (): boolean => {
  const [probe] = useState(createHydrationProbe);
  useSyncExternalStore(never, probe.inBrowser, probe.onServer);
  return useDeferredValue(true, probe.isHydrating() ? false : undefined);
};
