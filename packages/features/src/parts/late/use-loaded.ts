import { useCallback, useEffect, useState } from 'react';

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
 * the page: `retry` asks for it again, and so does the next wish.
 */
export const useLoaded = <T extends object>(enabled: boolean, load: () => Promise<T>): Loaded<T> => {
  const [progress, setProgress] = useState<Progress<T>>({ state: 'idle' });
  const [attempt, setAttempt] = useState(0);
  const missing = progress.state !== 'ready';
  const failed = progress.state === 'failed';
  useEffect(() => {
    if (!enabled || !missing) return undefined;
    let current = true;
    setProgress({ state: 'loading' });
    load().then(
      (value) => current && setProgress({ state: 'ready', value }),
      () => current && setProgress({ state: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [enabled, missing, load, attempt]);
  const retry = useCallback(() => {
    if (!failed) return;
    // At once, so that no render between says again that it failed.
    setProgress({ state: 'idle' });
    setAttempt((last) => last + 1);
  }, [failed]);
  return { ...progress, retry };
};
