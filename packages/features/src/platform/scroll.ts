import { is, number, record, string } from 'valibot';

import type { Backend } from './browser-storage';
import { browserStorage } from './browser-storage';
import { KEYS } from './keys';

function attempt(action: (storage: Backend | undefined) => void): void {
  try {
    action(browserStorage('session'));
  } catch {
    // Not reachable, so no position was stored either.
  }
}

const positions = record(string(), number());

const isPositions = (text: string): boolean => {
  try {
    return is(positions, JSON.parse(text));
  } catch {
    return false;
  }
};

/** Call before the router starts: it uses the stored positions unchecked. */
export function dropInvalidScroll(): void {
  attempt((storage) => {
    const text = storage?.getItem(KEYS.scroll);
    if (text && !isPositions(text)) storage?.removeItem(KEYS.scroll);
  });
}

/** Call before the router remounts: it loads the stored positions, which replace those in its memory. */
export function emptyScroll(): void {
  attempt((storage) => storage?.setItem(KEYS.scroll, '{}'));
}

/** Call after the router has remounted, so that no stored position is left. */
export function dropScroll(): void {
  attempt((storage) => storage?.removeItem(KEYS.scroll));
}
