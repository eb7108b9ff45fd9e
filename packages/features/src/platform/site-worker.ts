/** The script of the worker that keeps the safety pages. */
export const WORKER = '/sw.js';

export const isSiteWorker = (worker: ServiceWorker | null | undefined): boolean | undefined =>
  worker?.scriptURL.endsWith(WORKER);

/** Whether the worker answers for this page. */
export const hasSiteWorker = (): boolean =>
  isSiteWorker(navigator.serviceWorker?.controller) === true;

/** The lock that a page holds while it asks the worker to keep the pages, and that whatever removes them takes away. */
export const KEEPING = 'keeping';
