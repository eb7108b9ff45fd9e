import { backupKey, EARLIER_KEYS, KEY_PREFIX } from './keys';

/** The part of the browser's storage that a store uses. */
export type Backend = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Which of the browser's two storages. */
export type StorageArea = 'local' | 'session';

/** True in a browser, false while pages are rendered ahead of time. */
export function hasBrowser(): boolean {
  return typeof document !== 'undefined';
}

/** The browser's storage, or undefined where there is none; throws where it is forbidden. */
export function browserStorage(area: StorageArea): Backend | undefined {
  if (!hasBrowser()) return undefined;
  return (area === 'local' ? window.localStorage : window.sessionStorage) ?? undefined;
}

/** The names of all keys in a storage. */
export function keysOf(backend: Backend): string[] {
  return Array.from({ length: backend.length }, (_, at) => backend.key(at)).filter(
    (name) => name !== null,
  );
}

/** The keys of a storage that are the site's own, those of earlier versions included. */
export function ownKeys(backend: Backend): string[] {
  return keysOf(backend).filter(
    (name) => name.startsWith(KEY_PREFIX) || EARLIER_KEYS.includes(name),
  );
}

/** True for the name of a key under a later version, such as 'iru_likes_v2' beside 'iru_likes'. */
export function isLaterSibling(name: string, key: string, version: number): boolean {
  const base = `${key.replace(/_v\d+$/, '')}_v`;
  return name.startsWith(base) && Number(name.slice(base.length)) > version;
}

/** True when the key exists under a later version. */
export function hasLaterSibling(backend: Backend, key: string, version: number): boolean {
  return keysOf(backend).some((name) => isLaterSibling(name, key, version));
}

/** Keeps an unreadable text under a backup key, beside earlier ones, and names it; throws when the storage refuses it. */
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
