import { replaceProperty } from './preferences';

/** For a story's `beforeEach`: writes values to local storage by key, as another tab would. */
export const withStorage = (values: Readonly<Record<string, unknown>>) => (): void => {
  for (const [key, value] of Object.entries(values))
    localStorage.setItem(key, JSON.stringify(value));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
};

export const readStorage = (key: string): unknown =>
  JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;

/** For a story's `beforeEach`: the browser refuses every write, until the returned function is called. */
export const refuseWrites = (): (() => void) =>
  replaceProperty(Storage.prototype, 'setItem', () => {
    throw new DOMException('full', 'QuotaExceededError');
  });
