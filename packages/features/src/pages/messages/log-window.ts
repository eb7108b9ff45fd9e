/** How many messages are shown at first, from the latest backwards. */
export const PAGE = 60;
/** How many more come at a time when the visitor scrolls to either end of them. */
export const STEP = 120;
/** How many are drawn at once: further ones take the place of those at the other end. */
export const LIMIT = 480;

/** The part of a long list of messages that is drawn, as places in it; `end` is behind the last one. */
export interface LogWindow {
  readonly start: number;
  readonly end: number;
  /** How many messages the list has. */
  readonly count: number;
}

/** The latest messages. */
export const latest = (count: number): LogWindow => ({
  start: Math.max(0, count - PAGE),
  end: count,
  count,
});

/** Earlier messages; those at the end make room. */
export function earlier({ start, end, count }: LogWindow): LogWindow {
  const first = Math.max(0, start - STEP);
  return { start: first, end: Math.min(end, Math.max(first + LIMIT, start + 1)), count };
}

/** Later messages; those at the beginning make room. */
export function later({ start, end, count }: LogWindow): LogWindow {
  const last = Math.min(count, end + STEP);
  return { start: Math.max(start, Math.min(last - LIMIT, end - 1)), end: last, count };
}

/** The list has grown or shrunk: the end goes along where it was shown, and another list begins anew. */
export function follow(window: LogWindow, count: number): LogWindow {
  const { start, end } = window;
  if (count === window.count) return window;
  if (count < end || count - window.count > PAGE) return latest(count);
  return { start, end: end === window.count ? count : end, count };
}
