// Replaces the worker in a build with `--remove-worker`: removes what it keeps, and itself.
import { deleteCaches } from '@iru/features/platform/kept-caches';

declare const self: ServiceWorkerGlobalScope;

const remove = async () => {
  await deleteCaches();
  await self.registration.unregister();
};

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(remove()));
