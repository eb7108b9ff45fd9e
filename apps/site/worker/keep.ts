import { deleteCaches, keptCaches } from '@iru/features/platform/kept-caches';
import { KEEPING, KEEPING_FAILED } from '@iru/features/platform/site-worker';

import { CACHE, isComplete, isHashed, isOfThisBuild, NO_CONNECTION, PATHS } from './kept-files';

declare const self: ServiceWorkerGlobalScope;

let opened: Cache | undefined;
/** A deleted cache stays on the disk while it's open here, so its entries are deleted as well. */
const emptyOpened = async () => {
  const cache = opened;
  if (cache) await Promise.all((await cache.keys()).map((entry) => cache.delete(entry)));
};

/** Returns a hashed file of an earlier version, which isn't downloaded again. */
const findEarlier = async (path: string): Promise<Response | undefined> => {
  const known = isHashed(path) ? await caches.match(path, { ignoreVary: true }) : undefined;
  const isWhole = known && (await isOfThisBuild(path, known).catch(() => false));
  return isWhole ? known : undefined;
};

const download = async (path: string, signal: AbortSignal): Promise<Response> => {
  const cache = isHashed(path) ? 'default' : 'no-cache';
  const response = await fetch(path, { cache, redirect: 'error', signal });
  if (!(await isOfThisBuild(path, response))) throw new Error(`${path}: ${response.status}`);
  return response;
};

/**
 * Keeps every file or none, the page that completes it last. `isAsked`: by a page, and not as a new version of what is kept.
 */
const keepAll = async (stop: AbortController, isAsked: boolean) => {
  const { signal } = stop;
  // Granted when the page no longer waits: it was closed, or something removes the pages.
  if (isAsked) void navigator.locks.request(KEEPING, () => stop.abort(new Error('No page waits.')));
  // Only the worker's own code is new, and the contents of this cache are in use.
  const isInUse = !isAsked && (await caches.has(CACHE));
  const cache = await caches.open(CACHE);
  opened = cache;
  const add = async (path: string) => {
    const response = (await findEarlier(path)) ?? (await download(path, signal));
    signal.throwIfAborted();
    await cache.put(path, response);
  };
  // The first failure stops the others, and all have ended before anything is removed.
  const addOrStop = (path: string) => add(path).catch((error: unknown) => stop.abort(error));
  try {
    await Promise.all(PATHS.filter((path) => path !== NO_CONNECTION).map(addOrStop));
    signal.throwIfAborted();
    await add(NO_CONNECTION);
    signal.throwIfAborted();
    // No tab can still need the files of an earlier version.
    if ((await keptCaches()).every((name) => name === CACHE)) await self.skipWaiting();
  } catch (error) {
    if (!isInUse) {
      await caches.delete(CACHE);
      await emptyOpened();
    }
    // A page can't see why an installation failed.
    if (error instanceof Error) new BroadcastChannel(KEEPING_FAILED).postMessage(error.name);
    throw error;
  }
};

let keeping = { stop: new AbortController(), done: Promise.resolve() };
export const keep = (isAsked: boolean) => {
  const stop = new AbortController();
  keeping = { stop, done: keepAll(stop, isAsked) };
  return keeping.done;
};

/** Whether everything is kept and can be read, when no attempt is under way. */
export const check = () => keeping.done.then(isComplete, isComplete);

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
export const forget = () => {
  lastRemoval = lastRemoval.then(removeAll, removeAll);
  return lastRemoval;
};

export const removeEarlier = async () => {
  const names = (await keptCaches()).filter((name) => name !== CACHE);
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.clients.claim();
};
