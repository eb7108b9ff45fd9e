import type { Clock } from '../platform/clock';
import { localDate } from '../platform/clock';

interface Timer {
  due: number;
  readonly every: number | undefined;
  readonly action: () => void;
}

export interface FakeClock extends Clock {
  /** Runs due timers in order. */
  readonly advance: (ms: number) => void;
  /** Forwards or back; timers are unaffected. */
  readonly set: (instant: number) => void;
  readonly running: () => number;
}

export function fakeClock(start = 0): FakeClock {
  let elapsed = 0;
  let offset = start;
  const timers = new Set<Timer>();
  const add = (ms: number, every: number | undefined, action: () => void): (() => void) => {
    const timer = { due: elapsed + ms, every, action };
    timers.add(timer);
    return () => timers.delete(timer);
  };
  return {
    now: () => offset + elapsed,
    today: () => localDate(offset + elapsed),
    later: (ms, action) => add(ms, undefined, action),
    every: (ms, action) => add(ms, ms, action),
    running: () => timers.size,
    set: (instant) => {
      offset = instant - elapsed;
    },
    advance: (ms) => {
      const end = elapsed + ms;
      for (;;) {
        const [next] = [...timers]
          .filter((timer) => timer.due <= end)
          .sort((a, b) => a.due - b.due);
        if (!next) break;
        elapsed = next.due;
        if (next.every === undefined) timers.delete(next);
        else next.due += Math.max(1, next.every);
        next.action();
      }
      elapsed = end;
    },
  };
}
