import { useCallback } from 'react';

import { useReducedMotion } from './use-reduced-motion';

/**
 * Returns a function that makes a change in a view transition, or immediately if the browser doesn't support it or reduced
 * motion is set. To morph an element, give it a class with a `view-transition-name` after the change and pass that class as
 * `moves`: `leaving` has it for the old snapshot only.
 */
export const useViewTransition = () => {
  const still = useReducedMotion();
  return useCallback(
    (change: () => void | Promise<void>, moves?: string, leaving?: Element) => {
      if (still || typeof document.startViewTransition !== 'function') {
        void change();
        return;
      }
      if (moves) leaving?.classList.add(moves);
      const { ready } = document.startViewTransition(() => {
        if (moves) leaving?.classList.remove(moves);
        return change();
      });
      // Skipped, for example by another click or in a hidden tab; the change itself has been made.
      ready.catch(() => {});
    },
    [still],
  );
};
