/** A fact about the device that may change, shaped for useSyncExternalStore. */
export interface DeviceFact {
  readonly get: () => boolean;
  /** False: what is assumed while pages are rendered ahead of time. */
  readonly empty: boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

const NOTHING = (): void => undefined;

function mediaFact(query: string): DeviceFact {
  const list = (): MediaQueryList | undefined =>
    typeof window === 'undefined' || typeof window.matchMedia !== 'function'
      ? undefined
      : window.matchMedia(query);
  return {
    empty: false,
    get: () => list()?.matches ?? false,
    subscribe: (listener) => {
      const found = list();
      if (!found) return NOTHING;
      found.addEventListener('change', listener);
      return () => found.removeEventListener('change', listener);
    },
  };
}

interface Connection extends Partial<EventTarget> {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

function connection(): Connection | undefined {
  if (typeof navigator === 'undefined') return undefined;
  return (navigator as Navigator & { readonly connection?: Connection }).connection;
}

/** True when the visitor asked for less motion. */
export const prefersReducedMotion = mediaFact('(prefers-reduced-motion: reduce)');

/** True when the device is set to dark. */
export const prefersDark = mediaFact('(prefers-color-scheme: dark)');

const connectionFact = (holds: (found: Connection | undefined) => boolean): DeviceFact => ({
  empty: false,
  get: () => holds(connection()),
  subscribe: (listener) => {
    const found = connection();
    found?.addEventListener?.('change', listener);
    return () => found?.removeEventListener?.('change', listener);
  },
});

/** True when the visitor asked the browser to save data. */
export const saveData = connectionFact((found) => found?.saveData === true);

const SLOW = new Set(['slow-2g', '2g', '3g']);

/** True when the browser takes the link for one of the second or third generation, by how fast it has been. */
export const slowLink = connectionFact((found) => SLOW.has(found?.effectiveType ?? ''));
