import { useCallback, useSyncExternalStore } from 'react';

/** Cached, because reading it forces layout and React reads it on every render. */
let scrolledPx = 0;

const subscribe = (onChange: () => void) => {
  const update = () => {
    scrolledPx = window.scrollY;
    onChange();
  };
  // In the next frame, which runs layout anyway.
  const frame = requestAnimationFrame(update);
  window.addEventListener('scroll', update, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', update);
  };
};

/** Returns whether the page is scrolled past this many pixels; false on the server (SHELL-2). */
export const useScrolledPast = (thresholdPx: number): boolean =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => scrolledPx > thresholdPx, [thresholdPx]),
    () => false,
  );
