import { emptyCaches } from '../empty-caches';
import { isKeeper } from '../keeper';
import { attempt } from './host';

/** Returns the registrations of the worker, at most one; rejects if the browser doesn't allow them. */
export const keeperRegistrations = async (): Promise<readonly ServiceWorkerRegistration[]> =>
  (await navigator.serviceWorker.getRegistrations()).filter(({ installing, waiting, active }) =>
    isKeeper(installing ?? waiting ?? active),
  );

const removeRegistrations = async () => {
  for (const registration of await keeperRegistrations()) {
    registration.installing?.postMessage('forget');
    await registration.unregister();
  }
};

/** Removes the kept pages and their worker, from here and in the worker, because leaving can cut off either. */
export const forgetKeptPages = (): Promise<unknown> => {
  attempt(() => navigator.serviceWorker.controller?.postMessage('forget'));
  return Promise.allSettled([emptyCaches(), removeRegistrations()]);
};
