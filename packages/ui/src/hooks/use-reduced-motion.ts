import { useBrowserValue } from './use-browser-value';

const QUERY = '(prefers-reduced-motion: reduce)';

const subscribe = (onChange: () => void) => {
  const preference = window.matchMedia(QUERY);
  preference.addEventListener('change', onChange);
  return () => preference.removeEventListener('change', onChange);
};

/** Returns whether the visitor prefers reduced motion; true on the server, so that nothing moves before it's known. */
export const useReducedMotion = (): boolean =>
  useBrowserValue(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => true,
  );
