/** How many of the latest messages are shown at first. */
export const PAGE = 60;
/** How many more load at a time when the visitor scrolls to either end. */
export const STEP = 120;
/** How many are rendered at once; further ones replace those at the other end. */
export const LIMIT = 480;

/** The rendered part of a long list of messages, as indexes into it; `end` is exclusive. */
export interface LogWindow {
  readonly start: number;
  readonly end: number;
  readonly count: number;
}

export const latest = (count: number): LogWindow => ({
  start: Math.max(0, count - PAGE),
  end: count,
  count,
});

export function earlier({ start, end, count }: LogWindow): LogWindow {
  const first = Math.max(0, start - STEP);
  return { start: first, end: Math.min(end, Math.max(first + LIMIT, start + 1)), count };
}

export function later({ start, end, count }: LogWindow): LogWindow {
  const last = Math.min(count, end + STEP);
  return { start: Math.max(start, Math.min(last - LIMIT, end - 1)), end: last, count };
}

/** Adapts to a list that grew or shrank: follows the end if it was shown, and starts over with another list. */
export function follow(window: LogWindow, count: number): LogWindow {
  const { start, end } = window;
  if (count === window.count) return window;
  if (count < end || count - window.count > PAGE) return latest(count);
  return { start, end: end === window.count ? count : end, count };
}
