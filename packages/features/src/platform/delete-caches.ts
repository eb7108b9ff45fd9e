/** Deletes every cache of the site; shared by the pages and the worker. It opens none, which would create it again. */
export const deleteCaches = async (): Promise<void> => {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
};
