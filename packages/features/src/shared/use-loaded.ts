import { useEffect, useState } from 'react';

/** A part that loads when it is wanted. */
export type Loaded<T> =
  | { readonly state: 'idle' | 'loading' | 'failed'; readonly value?: undefined }
  | { readonly state: 'ready'; readonly value: T };

/**
 * Loads code when it is first wanted; the loader must be a constant. Unlike a lazy component, a file that does not arrive is a state and not an error of
 * the page, and the next wish asks for it again.
 */
export const useLoaded = <T extends object>(wanted: boolean, load: () => Promise<T>): Loaded<T> => {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'idle' });
  const missing = loaded.state !== 'ready';
  useEffect(() => {
    if (!wanted || !missing) return undefined;
    let current = true;
    setLoaded({ state: 'loading' });
    load().then(
      (value) => current && setLoaded({ state: 'ready', value }),
      () => current && setLoaded({ state: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [wanted, missing, load]);
  return loaded;
};
