import { type ReactElement, useEffect, useState } from 'react';

import { systemClock } from '../../platform/clock';

/** How long presses are kept away, in milliseconds: that of a slow double click. */
export const SHIELD_MS = 500;

/** What keeps presses away from the page for a moment. */
export interface Shield {
  /** Begins that moment, also where one is under way. */
  readonly raise: () => void;
  /** Lies over the page as long as it lasts. */
  readonly element: ReactElement | null;
}

/** Gives a layer over the page for a moment: the second click of a double click must not press what a dialog has uncovered. */
export const useClickShield = (): Shield => {
  // A thing of its own each time: the end of one moment and the beginning of the next may fall into one render.
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
