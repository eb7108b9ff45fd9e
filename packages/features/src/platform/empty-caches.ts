/**
 * Removes every cache of the site; shared by the pages and the worker. One that is open anywhere stays on the disk until it's
 * closed, so its entries are removed first.
 */
export const emptyCaches = async (): Promise<void> => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    await Promise.all((await cache.keys()).map((entry) => cache.delete(entry)));
    await caches.delete(name);
  }
};
