export interface Clock {
  /** Milliseconds since 1970; can go back, so never sort by it. */
  readonly now: () => number;
  /** The visitor's local date as YYYY-MM-DD. */
  readonly today: () => string;
  /** After `ms` milliseconds, unless the returned function is called first. */
  readonly later: (ms: number, action: () => void) => () => void;
  /** Every `ms` milliseconds until the returned function is called. */
  readonly every: (ms: number, action: () => void) => () => void;
}

/** Returns the visitor's local date at an instant in milliseconds, as YYYY-MM-DD. */
export function localDate(instant: number): string {
  const date = new Date(instant);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0')).join('-');
}

export const systemClock: Clock = {
  now: () => Date.now(),
  today: () => localDate(Date.now()),
  later: (ms, action) => {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  },
  every: (ms, action) => {
    const timer = setInterval(action, ms);
    return () => clearInterval(timer);
  },
};
