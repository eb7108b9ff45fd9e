/** For a story's `beforeEach`: puts values into the local storage as another tab would, by key. */
export const onDevice = (values: Readonly<Record<string, unknown>>) => (): void => {
  for (const [key, value] of Object.entries(values))
    localStorage.setItem(key, JSON.stringify(value));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
};

/** What stands in the local storage under a key. */
export const onDeviceNow = (key: string): unknown =>
  JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
