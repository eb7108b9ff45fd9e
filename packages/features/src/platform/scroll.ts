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

/** Call before the router remounts: it loads the stored positions, which replace those in its memory. */
export function emptyScroll(): void {
  attempt((storage) => storage?.setItem(KEYS.scroll, '{}'));
}

/** Call after the router has remounted, so that no stored position is left. */
export function dropScroll(): void {
  attempt((storage) => storage?.removeItem(KEYS.scroll));
}
