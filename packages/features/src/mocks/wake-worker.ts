/** In milliseconds: how long the worker may take to answer. */
const PATIENCE = 2000;

/**
 * Tells the worker again that it answers for this page: one that the browser put to sleep, as it does after half a minute in
 * a tab behind, forgets it and lets every request pass. Resolves when the worker has heard, or has none to hear.
 */
export const wakeWorker = async (): Promise<void> => {
  // Browsers have workers at https and at localhost alone; elsewhere the page answers for itself.
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (!worker) return;
  const listening = new AbortController();
  const heard = new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener(
      'message',
      ({ data }: MessageEvent<{ readonly type?: string } | null>) => {
        if (data?.type === 'MOCKING_ENABLED') resolve();
      },
      { signal: listening.signal },
    );
  });
  worker.postMessage('MOCK_ACTIVATE');
  await Promise.race([heard, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  listening.abort();
};
