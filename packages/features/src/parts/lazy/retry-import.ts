import { systemClock } from '../../platform/clock';
import { explainFailure } from '../../platform/reload-needed';

/** How often a file is requested, and the first wait between two requests, in milliseconds. */
const MAX_ATTEMPTS = 6;
const RETRY_MS = 2000;

/**
 * Requests the code behind prerendered markup up to six times within half a minute. Then the promise stays pending, so
 * that Suspense never removes the markup, and `onGiveUp` is called.
 */
export async function retryImport<T>(
  load: () => Promise<T>,
  {
    clock = systemClock,
    explain = explainFailure,
    onGiveUp,
  }: {
    clock?: Pick<typeof systemClock, 'later'>;
    explain?: typeof explainFailure;
    onGiveUp?: () => void;
  } = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch {
      if (attempt <= 2) void explain({ isRepeated: attempt === 2 });
      await new Promise<void>((resolve) => {
        if (attempt < MAX_ATTEMPTS) clock.later(RETRY_MS * attempt, resolve);
        else onGiveUp?.();
      });
    }
  }
}
