import type { Backend } from './browser-storage';
import { browserStorage } from './browser-storage';
import { KEYS } from './keys';

function attempt(action: (storage: Backend | undefined) => void): void {
  try {
    action(browserStorage('session'));
  } catch {
    // Out of reach: then no position was kept either.
  }
}

/** Before the router is drawn anew: it takes over what it finds, so that the positions in its memory go. */
export function emptyScroll(): void {
  attempt((storage) => storage?.setItem(KEYS.scroll, '{}'));
}

/** Once the router is drawn anew: nothing is left that would have to be listed. */
export function dropScroll(): void {
  attempt((storage) => storage?.removeItem(KEYS.scroll));
}
