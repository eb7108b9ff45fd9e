/** The script of the worker that keeps the safety pages. */
export const WORKER = '/sw.js';

export const isKeeper = (worker: ServiceWorker | null | undefined): boolean | undefined =>
  worker?.scriptURL.endsWith(WORKER);

/** Whether the worker answers for this page. */
export const hasKeeper = (): boolean => isKeeper(navigator.serviceWorker?.controller) === true;
