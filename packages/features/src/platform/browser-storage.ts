import { backupKey, KEY_PREFIX } from './keys';

export type Backend = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export type StorageArea = 'local' | 'session';

/** True in a browser, false during prerendering. */
export function hasBrowser(): boolean {
  return typeof document !== 'undefined';
}

/** Returns the browser's storage, or undefined if there is none; throws if it's blocked. */
export function browserStorage(area: StorageArea): Backend | undefined {
  if (!hasBrowser()) return undefined;
  return (area === 'local' ? window.localStorage : window.sessionStorage) ?? undefined;
}

export function keysOf(backend: Backend): string[] {
  return Array.from({ length: backend.length }, (_, at) => backend.key(at)).filter(
    (name) => name !== null,
  );
}

/** Returns the site's own keys of a storage. */
export function ownKeys(backend: Backend): string[] {
  return keysOf(backend).filter((name) => name.startsWith(KEY_PREFIX));
}

/** Copies an unreadable text to a new backup key and returns the key; throws if the storage refuses. */
export function keepUnreadable(backend: Backend, key: string, text: string): string {
  for (let copy = 1; ; copy += 1) {
    const name = backupKey(key, copy);
    const backup = backend.getItem(name);
    if (backup === text) return name;
    if (backup === null || copy === 5) {
      backend.setItem(name, text);
      return name;
    }
  }
}
