/** The script of the worker that keeps the safety pages. */
export const WORKER = '/sw.js';

/** Whether a worker is ours: another application on this host may have its own. */
export const isSiteWorker = (worker: ServiceWorker | null | undefined): boolean =>
  worker ? new URL(worker.scriptURL).pathname === WORKER : false;

/** Whether the worker answers for this page. */
export const hasSiteWorker = (): boolean => isSiteWorker(navigator.serviceWorker?.controller);

/** The lock that a page holds while it asks the worker to keep the pages, and that whatever removes them takes away. */
export const KEEPING = 'iru-keeping';

/** The channel on which the worker reports why it couldn't keep the pages. */
export const KEEPING_FAILED = 'iru-keeping-failed';
