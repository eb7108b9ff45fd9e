import { useCallback } from 'react';

import { useReducedMotion } from './use-reduced-motion';

/**
 * Gives a way to make a change that the browser draws as one picture becoming another, where it can and motion is wanted;
 * elsewhere the change is made at once. What goes along has one class with a `view-transition-name` before and after:
 * `leaving` is given `moves` for the picture before and loses it with the change.
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
      // A further press, or another tab in front: the change itself took place.
      ready.catch(() => {});
    },
    [still],
  );
};
