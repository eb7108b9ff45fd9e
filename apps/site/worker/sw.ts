// Keeps the safety pages of one language for use without a network, and only them; registered by the visitor's switch
// (docs/decisions/0040-without-a-network.md).
import { emptyCaches } from '@iru/features/platform/empty-caches';

declare const self: ServiceWorkerGlobalScope;
/** What is kept for each scope, from the build: each file's path, and a hash of all contents. */
declare const __KEPT__: Readonly<Record<string, { version: string; files: readonly string[] }>>;

const SCOPE = new URL(self.registration.scope).pathname;
const { version, files } = __KEPT__[SCOPE] ?? { version: '', files: [] };
const CACHE = `${SCOPE}${version}`;
const NO_CONNECTION = `${SCOPE}offline`;
/** How long a kept file and any other page wait for the network, in milliseconds: the latter may only be slow. */
const PATIENCE = { kept: 4000, other: 20_000 };

/** Pages that opened from the cache, whose other files don't wait for the network again. */
const fromCache = new Set<string>();
let isForgotten = false;

/** A file whose name contains a hash of its contents. */
const isHashed = (path: string) => path.startsWith('/assets/');

const match = (path: string) =>
  caches.match(path, { cacheName: CACHE, ignoreVary: true }).catch(() => undefined);

const forget = () => {
  isForgotten = true;
  return Promise.all([self.registration.unregister(), emptyCaches()]);
};

/** Keeps every file or none, the page that completes it last. An earlier version's hashed files aren't downloaded again. */
const keep = async () => {
  isForgotten = false;
  try {
    const cache = await caches.open(CACHE);
    const add = async (path: string) => {
      const known = isHashed(path) ? await caches.match(path, { ignoreVary: true }) : undefined;
      const request = new Request(path, {
        cache: isHashed(path) ? 'default' : 'no-cache',
        redirect: 'error',
      });
      const response = known ?? (await fetch(request));
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      await cache.put(path, response);
    };
    await Promise.all(files.filter((path) => path !== NO_CONNECTION).map(add));
    await add(NO_CONNECTION);
    if (isForgotten) throw new Error('Removed while it was kept.');
  } catch (error) {
    await emptyCaches();
    // A page can't see why an installation failed.
    if (error instanceof Error) new BroadcastChannel('kept').postMessage(error.name);
    throw error;
  }
};

const removeEarlier = async () => {
  const names = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.clients.claim();
};

const networkFirst = async (event: FetchEvent, path: string): Promise<Response> => {
  const { request, clientId, resultingClientId } = event;
  const kept = await match(path);
  if (kept && fromCache.has(clientId)) return kept;
  const giveUp = new Promise<never>((_, reject) => {
    setTimeout(reject, kept ? PATIENCE.kept : PATIENCE.other);
  });
  try {
    return await Promise.race([fetch(request), giveUp]);
  } catch {
    fromCache.add(resultingClientId);
    return kept ?? (await match(NO_CONNECTION)) ?? Response.error();
  }
};

const cacheFirst = async ({ request }: FetchEvent, path: string) =>
  (await match(path)) ?? fetch(request);

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(removeEarlier()));
self.addEventListener('message', (event) => {
  if (event.data === 'forget') event.waitUntil(forget());
  // To a worker that was removed and registered again before its pages were closed, which isn't installed again.
  const answer = () => event.ports[0]?.postMessage('');
  if (event.data === 'keep') event.waitUntil(keep().then(answer, answer));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isOurs = origin === self.location.origin && request.method === 'GET';
  if (!isOurs || (request.mode !== 'navigate' && !files.includes(pathname))) return;
  event.respondWith((isHashed(pathname) ? cacheFirst : networkFirst)(event, pathname));
});
