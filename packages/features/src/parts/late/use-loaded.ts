import { useCallback, useEffect, useState } from 'react';

import { systemClock } from '../../platform/clock';

/** How long a press may wait for its code, in milliseconds: later, a dialog that opens by itself would surprise. */
export const MAX_WAIT_MS = 10_000;

type Progress<T> =
  | { readonly state: 'idle' | 'loading' | 'failed'; readonly value?: undefined }
  | { readonly state: 'ready'; readonly value: T };

/** A part that loads when it is wanted. */
export type Loaded<T> = Progress<T> & {
  /** Asks again after a failure, as long as the part is wanted; otherwise it does nothing. */
  readonly retry: () => void;
};

/**
 * Loads code when it is first wanted; the loader must be a constant. Unlike a lazy component, a file that does not arrive is a state and not an error of
 * the page: `retry` asks for it again, and so does the next wish. What takes longer than `maxWait` milliseconds counts as failed.
 */
export const useLoaded = <T extends object>(
  enabled: boolean,
  load: () => Promise<T>,
  maxWait?: number,
): Loaded<T> => {
  const [progress, setProgress] = useState<Progress<T>>({ state: 'idle' });
  const [attempt, setAttempt] = useState(0);
  const missing = progress.state !== 'ready';
  const failed = progress.state === 'failed';
  useEffect(() => {
    if (!enabled || !missing) return undefined;
    let current = true;
    const settle = (next: Progress<T>) => {
      if (current) setProgress(next);
      current = false;
    };
    setProgress({ state: 'loading' });
    load().then(
      (value) => settle({ state: 'ready', value }),
      () => settle({ state: 'failed' }),
    );
    const stopWaiting =
      maxWait === undefined
        ? undefined
        : systemClock.later(maxWait, () => settle({ state: 'failed' }));
    return () => {
      current = false;
      stopWaiting?.();
    };
  }, [enabled, missing, load, attempt, maxWait]);
  const retry = useCallback(() => {
    if (!failed) return;
    // At once, so that no render between says again that it failed.
    setProgress({ state: 'idle' });
    setAttempt((last) => last + 1);
  }, [failed]);
  return { ...progress, retry };
};
