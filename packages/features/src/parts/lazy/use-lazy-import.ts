import { useCallback, useEffect, useRef, useState } from 'react';

import { systemClock } from '../../platform/clock';
import { explainFailure } from '../../platform/reload-needed';

/** How long a click may wait for its code, in milliseconds: a dialog that opens by itself later would surprise. */
export const MAX_WAIT_MS = 10_000;

type Progress<T> =
  | { readonly state: 'idle' | 'loading' | 'failed'; readonly value?: undefined }
  | { readonly state: 'ready'; readonly value: T };

export type LazyImport<T> = Progress<T> & {
  /** Imports again after a failure while `enabled`; otherwise does nothing. */
  readonly retry: () => void;
};

/**
 * Imports a module when `enabled` first becomes true; `load` must be a constant. `React.lazy` keeps a failed import for good
 * and throws it at the page; here a failure is a state, and `retry` or the next `enabled` imports again. An import that takes
 * longer than `maxWait` milliseconds counts as failed.
 */
export const useLazyImport = <T extends object>(
  enabled: boolean,
  load: () => Promise<T>,
  maxWait?: number,
): LazyImport<T> => {
  const [progress, setProgress] = useState<Progress<T>>({ state: 'idle' });
  const [attempt, setAttempt] = useState(0);
  const hasFailed = useRef(false);
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
      () => {
        const isRepeated = hasFailed.current;
        hasFailed.current = true;
        return explainFailure({ isRepeated }).then(() => settle({ state: 'failed' }));
      },
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
    // Now, so that no render in between reports the failure again.
    setProgress({ state: 'idle' });
    setAttempt((last) => last + 1);
  }, [failed]);
  return { ...progress, retry };
};
