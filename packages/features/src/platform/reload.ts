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

export function reloadPage(): void {
  window.location.reload();
}

/** Whether a path may reload automatically: once in ten minutes, and never if that can't be stored. */
export function claimAutomaticReload(
  path: string,
  clock: Pick<Clock, 'now'> = systemClock,
): boolean {
  const now = clock.now();
  const last = reloads.get()[path];
  // A clock that was set back must not cause a reload loop.
  if (last !== undefined && Math.abs(now - last) < QUIET_MS) return false;
  return reloads.update((before) => ({ ...before, [path]: now })) === 'saved';
}
