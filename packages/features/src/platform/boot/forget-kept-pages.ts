import { deleteCaches } from '../kept-caches';
import { hasSiteWorker, isSiteWorker, KEEPING } from '../site-worker';
import { attempt } from './host';

/** Returns the registrations of the worker, at most one; rejects if the browser doesn't allow them. */
export const siteWorkerRegistrations = async (): Promise<readonly ServiceWorkerRegistration[]> =>
  (await navigator.serviceWorker.getRegistrations()).filter(({ installing, waiting, active }) =>
    isSiteWorker(installing ?? waiting ?? active),
  );

/** Stops also a worker that is in no registration yet, because its script is still loading. */
const takeLockAway = () =>
  navigator.locks.request(KEEPING, { steal: true }, () => undefined).catch(() => undefined);
const stopInstalling = async () => {
  for (const { installing } of await siteWorkerRegistrations()) installing?.postMessage('forget');
};
const removeRegistrations = async () => {
  for (const registration of await siteWorkerRegistrations()) await registration.unregister();
};

/**
 * Removes the kept pages and their worker, from here and in the worker, because leaving can cut off either. The registration
 * is last: without it the browser ends the worker, whatever it's doing.
 */
export const forgetKeptPages = async (): Promise<void> => {
  attempt(() => void takeLockAway());
  attempt(() => {
    if (hasSiteWorker()) navigator.serviceWorker.controller?.postMessage('forget');
  });
  await Promise.allSettled([deleteCaches(), stopInstalling()]);
  await Promise.allSettled([removeRegistrations()]);
};
