/** False only if the browser is certainly offline; true during prerendering. */
export const online = {
  empty: true,
  get: (): boolean => typeof navigator === 'undefined' || navigator.onLine !== false,
  subscribe: (listener: () => void): (() => void) => {
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
    return () => {
      window.removeEventListener('online', listener);
      window.removeEventListener('offline', listener);
    };
  },
} as const;
