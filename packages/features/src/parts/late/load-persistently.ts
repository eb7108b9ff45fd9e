import { systemClock } from '../../platform/clock';

/** How often a file is asked for, and the first wait between, in milliseconds. */
const ATTEMPTS = 6;
const RETRY_MS = 2000;

/**
 * Loads what stands in the page already as markup: a file that does not arrive is asked for six times within half a minute,
 * after that the promise stays open, so that the markup is never taken away. `onFailure` is called after each failure, with a
 * function that asks again at once.
 */
export async function loadPersistently<T>(
  load: () => Promise<T>,
  clock: Pick<typeof systemClock, 'later'> = systemClock,
  onFailure?: (tryAgain: () => void) => void,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch {
      await new Promise<void>((resolve) => {
        if (attempt < ATTEMPTS) clock.later(RETRY_MS * attempt, resolve);
        onFailure?.(resolve);
      });
    }
  }
}
