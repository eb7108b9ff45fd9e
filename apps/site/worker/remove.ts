// Replaces the worker in a build with `--remove-worker`: removes what it keeps, and itself.
import { emptyCaches } from '@iru/features/platform/empty-caches';

declare const self: ServiceWorkerGlobalScope;

const remove = () => Promise.all([self.registration.unregister(), emptyCaches()]);

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(remove()));
