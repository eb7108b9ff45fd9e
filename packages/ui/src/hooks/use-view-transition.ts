import { useCallback } from 'react';

import { useReducedMotion } from './use-reduced-motion';

/**
 * Gives a way to make a change that the browser draws as one picture becoming another, where it can and motion is wanted;
 * elsewhere the change is made at once. What goes along carries the same `view-transition-name` before and after: `leaving` is
 * given `name` for the picture before and loses it with the change.
 */
export const useViewTransition = () => {
  const still = useReducedMotion();
  return useCallback(
    (change: () => void | Promise<void>, leaving?: HTMLElement, name = '') => {
      if (still || typeof document.startViewTransition !== 'function') {
        void change();
        return;
      }
      leaving?.style.setProperty('view-transition-name', name);
      const { ready } = document.startViewTransition(() => {
        leaving?.style.removeProperty('view-transition-name');
        return change();
      });
      // A further press, or another tab in front: the change itself took place.
      ready.catch(() => {});
    },
    [still],
  );
};
