/** For a story's `beforeEach`: puts values into the local storage as another tab would, by key. */
export const withStorage = (values: Readonly<Record<string, unknown>>) => (): void => {
  for (const [key, value] of Object.entries(values))
    localStorage.setItem(key, JSON.stringify(value));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
};

/** What stands in the local storage under a key. */
export const readStorage = (key: string): unknown =>
  JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
