import { useEffect } from 'react';

import { brand } from '../../content/brand';
import { meansLeaving, type ShiftPresses, withPress } from '../../domain/quick-exit';
import { systemClock } from '../../platform/clock';
import { leaveTo } from '../../platform/leave';

const leave = () => leaveTo(brand.quickExit);

/** Leaves when Shift alone is pressed three times within two seconds; any other key begins the count anew. */
export const useQuickExit = (onLeave: () => void = leave, now: () => number = systemClock.now): void => {
  useEffect(() => {
    let presses: ShiftPresses = [];
    const count = (event: KeyboardEvent) => {
      if (event.repeat) return;
      presses = event.key === 'Shift' ? withPress(presses, now()) : [];
      if (!meansLeaving(presses)) return;
      presses = [];
      onLeave();
    };
    window.addEventListener('keydown', count);
    return () => window.removeEventListener('keydown', count);
  }, [onLeave, now]);
};
