import { type ReactElement, useEffect, useState } from 'react';

import { systemClock } from '../../platform/clock';

/** How long clicks are blocked, in milliseconds: the length of a slow double click. */
export const SHIELD_MS = 500;

export interface Shield {
  readonly raise: () => void;
  readonly element: ReactElement | null;
}

/**
 * Covers the page for a moment, because the second click of a double click must not hit what a closing dialog reveals.
 */
export const useClickShield = (): Shield => {
  // A new object each time: the end of one moment and the start of the next may fall into one render.
  const [moment, setMoment] = useState<object>();
  useEffect(
    () => (moment ? systemClock.later(SHIELD_MS, () => setMoment(undefined)) : undefined),
    [moment],
  );
  return {
    raise: () => setMoment({}),
    element: moment ? <div data-shield="" className="fixed inset-0 z-(--layer-dialog)" /> : null,
  };
};
