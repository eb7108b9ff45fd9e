import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
};

/** Says whether the page is scrolled past so many pixels; false on the server (SHELL-2). */
export const useScrolledPast = (thresholdPx: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > thresholdPx,
    () => false,
  );
