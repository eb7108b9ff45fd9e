import { useEffect } from 'react';

import { meansLeaving, type ShiftPresses, withPress } from '../domain/quick-exit';
import { systemClock } from '../platform/clock';
import { leaveSite } from '../platform/leave';

/** Leaves when Shift alone is pressed three times within two seconds; any other key begins the count anew (SHELL-10). */
export const useQuickExit = (onLeave: () => void = leaveSite, now: () => number = systemClock.now): void => {
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
