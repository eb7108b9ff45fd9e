import { number, record, string } from 'valibot';

import type { Clock } from './clock';
import { systemClock } from './clock';
import { KEYS } from './keys';
import { createStore } from './storage';

const QUIET_MS = 600_000;

const reloads = createStore<Readonly<Record<string, number>>>({
  key: KEYS.reloads,
  area: 'session',
  schema: record(string(), number()),
  empty: {},
});

/** Loads the page afresh. */
export function reloadPage(): void {
  window.location.reload();
}

/** True when a path may reload by itself: once in ten minutes, and never where that cannot be remembered. */
export function claimAutomaticReload(
  path: string,
  clock: Pick<Clock, 'now'> = systemClock,
): boolean {
  const now = clock.now();
  const last = reloads.get()[path];
  // A clock that went back must not open the way to a loop.
  if (last !== undefined && Math.abs(now - last) < QUIET_MS) return false;
  return reloads.update((before) => ({ ...before, [path]: now })) === 'saved';
}
