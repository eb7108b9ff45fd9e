import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
};

/** Says whether the page is scrolled past so many pixels; false on the server (spec 1, sections 2.2 and 2.6). */
export const useScrolledPast = (thresholdPx: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > thresholdPx,
    () => false,
  );
