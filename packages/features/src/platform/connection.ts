/** False only when the browser is sure to have no network; true while pages are rendered ahead of time. */
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
