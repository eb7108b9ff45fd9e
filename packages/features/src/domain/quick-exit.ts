/** Leaving in a hurry: how often Shift is pressed, and within how many milliseconds. */
const QUICK_EXIT = { presses: 3, withinMs: 2000 } as const;

/** When Shift was pressed, the oldest first, in milliseconds. */
export type ShiftPresses = readonly number[];

/** The presses that still count after one more at `now`; another key or a clock that went back begins anew. */
export function withPress(presses: ShiftPresses, now: number): ShiftPresses {
  const last = presses.at(-1);
  const counting = last !== undefined && now >= last ? presses.filter((then) => now - then <= QUICK_EXIT.withinMs) : [];
  return [...counting, now];
}

/** Whether so many presses mean leaving. */
export const meansLeaving = (presses: ShiftPresses): boolean => presses.length >= QUICK_EXIT.presses;
