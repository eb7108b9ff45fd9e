import { useDeferredValue, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Learns whether a component is drawn over markup: React asks for the server's snapshot nowhere else but on the server. */
const createMarkupProbe = () => {
  let isOverMarkup = false;
  const probe = {
    isOverMarkup: () => isOverMarkup,
    inBrowser: () => probe,
    // The same as in the browser, so that no render follows from it.
    onServer: () => {
      isOverMarkup = true;
      return probe;
    },
  };
  return probe;
};

/**
 * Says whether the script runs in a browser yet; false on the server and in the first render over its markup. What it
 * changes there is drawn in slices, between which the browser answers a finger.
 */
export const useHydrated = (): boolean => {
  const [probe] = useState(createMarkupProbe);
  useSyncExternalStore(never, probe.inBrowser, probe.onServer);
  return useDeferredValue(true, probe.isOverMarkup() ? false : undefined);
};
