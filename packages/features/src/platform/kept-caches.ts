/** How the names of our caches begin: another application on this host may have its own. */
export const CACHE_PREFIX = 'iru-kept:';

export const keptCaches = async (): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));

/** Deletes our caches; shared by the pages and the worker. It opens none, which would create it again. */
export const deleteCaches = async (): Promise<void> => {
  await Promise.all((await keptCaches()).map((name) => caches.delete(name)));
};
