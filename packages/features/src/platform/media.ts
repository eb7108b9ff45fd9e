/** A device preference that can change, as an external store for `useSyncExternalStore`. */
export interface DeviceFact {
  readonly get: () => boolean;
  /** Always false, the value during prerendering. */
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

export const prefersReducedMotion = mediaFact('(prefers-reduced-motion: reduce)');

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

export const saveData = connectionFact((found) => found?.saveData === true);

const SLOW = new Set(['slow-2g', '2g', '3g']);

/** Whether the browser rates the connection as 2G or 3G by its recent speed. */
export const slowLink = connectionFact((found) => SLOW.has(found?.effectiveType ?? ''));
