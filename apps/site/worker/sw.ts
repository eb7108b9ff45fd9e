// Keeps the safety pages of one language for use without a network, and only them; registered by the visitor's switch
// (docs/decisions/0040-without-a-network.md).
import { deleteCaches } from '@iru/features/platform/delete-caches';
import { KEEPING } from '@iru/features/platform/site-worker';

declare const self: ServiceWorkerGlobalScope;
/** What is kept for each scope, from the build: each file's path, and a hash of all contents. */
declare const __KEPT__: Readonly<Record<string, { version: string; files: readonly string[] }>>;

const SCOPE = new URL(self.registration.scope).pathname;
const { version, files } = __KEPT__[SCOPE] ?? { version: '', files: [] };
const CACHE = `${SCOPE}${version}`;
const NO_CONNECTION = `${SCOPE}offline`;
/** How long a kept file and any other page wait for the network, in milliseconds: the latter may only be slow. */
const TIMEOUT = { kept: 4000, other: 20_000 };

/** Pages that opened from the cache, whose other files don't wait for the network again. */
const fromCache = new Set<string>();

/** A file whose name contains a hash of its contents. */
const isHashed = (path: string) => path.startsWith('/assets/');

const match = (path: string) =>
  caches.match(path, { cacheName: CACHE, ignoreVary: true }).catch(() => undefined);

let opened: Cache | undefined;
/** A deleted cache stays on the disk while it's open here, so its entries are deleted as well. */
const emptyOpened = async () => {
  const cache = opened;
  if (cache) await Promise.all((await cache.keys()).map((entry) => cache.delete(entry)));
};

/**
 * Keeps every file or none, the page that completes it last. An earlier version's hashed files aren't downloaded again.
 * `isAsked`: by a page, and not as a new version of what is kept.
 */
const keepAll = async (stop: AbortController, isAsked: boolean) => {
  const { signal } = stop;
  // Granted when the page no longer waits: it was closed, or something removes the pages.
  if (isAsked) void navigator.locks.request(KEEPING, () => stop.abort(new Error('No page waits.')));
  const cache = await caches.open(CACHE);
  opened = cache;
  const add = async (path: string) => {
    const known = isHashed(path) ? await caches.match(path, { ignoreVary: true }) : undefined;
    const response =
      known ??
      (await fetch(path, {
        cache: isHashed(path) ? 'default' : 'no-cache',
        redirect: 'error',
        signal,
      }));
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    signal.throwIfAborted();
    await cache.put(path, response);
  };
  // The first failure stops the others, and all have ended before anything is removed.
  const addOrStop = (path: string) => add(path).catch((error: unknown) => stop.abort(error));
  try {
    await Promise.all(files.filter((path) => path !== NO_CONNECTION).map(addOrStop));
    signal.throwIfAborted();
    await add(NO_CONNECTION);
    signal.throwIfAborted();
  } catch (error) {
    await caches.delete(CACHE);
    await emptyOpened();
    // A page can't see why an installation failed.
    if (error instanceof Error) new BroadcastChannel('kept').postMessage(error.name);
    throw error;
  }
};

let keeping = { stop: new AbortController(), done: Promise.resolve() };
const keep = (isAsked: boolean) => {
  const stop = new AbortController();
  keeping = { stop, done: keepAll(stop, isAsked) };
  return keeping.done;
};

/** The registration is last: without it the browser ends the worker. */
const removeAll = async () => {
  keeping.stop.abort();
  await keeping.done.catch(() => undefined);
  await deleteCaches();
  await emptyOpened();
  await self.registration.unregister();
};

let lastRemoval = Promise.resolve();
/** Runs one removal after another: when the last has ended, all have. */
const forget = () => {
  lastRemoval = lastRemoval.then(removeAll, removeAll);
  return lastRemoval;
};

const removeEarlier = async () => {
  const names = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.clients.claim();
};

const networkFirst = async (event: FetchEvent, path: string): Promise<Response> => {
  const { request, clientId, resultingClientId } = event;
  const kept = await match(path);
  const isPage = request.mode === 'navigate';
  if (kept && !isPage && fromCache.has(clientId)) return kept;
  const giveUp = new Promise<never>((_, reject) => {
    setTimeout(reject, kept ? TIMEOUT.kept : TIMEOUT.other);
  });
  try {
    return await Promise.race([fetch(request), giveUp]);
  } catch {
    if (isPage) fromCache.add(resultingClientId);
    return kept ?? (await match(NO_CONNECTION)) ?? Response.error();
  }
};

const cacheFirst = async ({ request }: FetchEvent, path: string) =>
  (await match(path)) ?? fetch(request);

self.addEventListener('install', (event) => event.waitUntil(keep(!self.registration.active)));
self.addEventListener('activate', (event) => event.waitUntil(removeEarlier()));
self.addEventListener('message', (event) => {
  const answer = () => event.ports[0]?.postMessage('');
  if (event.data === 'forget') event.waitUntil(forget().then(answer, answer));
  // To a worker that was removed and registered again before its pages were closed, which isn't installed again.
  if (event.data === 'keep') event.waitUntil(keep(true).then(answer, answer));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isOurs = origin === self.location.origin && request.method === 'GET';
  if (!isOurs || (request.mode !== 'navigate' && !files.includes(pathname))) return;
  event.respondWith((isHashed(pathname) ? cacheFirst : networkFirst)(event, pathname));
});
