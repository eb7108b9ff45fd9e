import { useCallback, useSyncExternalStore } from 'react';

/** Kept, because asking the browser makes it lay the page out: React asks at every render. */
let scrolledPx = 0;

const subscribe = (onChange: () => void) => {
  const look = () => {
    scrolledPx = window.scrollY;
    onChange();
  };
  // With the next picture, which lays the page out anyway.
  const frame = requestAnimationFrame(look);
  window.addEventListener('scroll', look, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', look);
  };
};

/** Says whether the page is scrolled past so many pixels; false on the server (SHELL-2). */
export const useScrolledPast = (thresholdPx: number): boolean =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => scrolledPx > thresholdPx, [thresholdPx]),
    () => false,
  );
