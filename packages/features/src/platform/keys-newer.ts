import { useSyncExternalStore } from 'react';

import { field, parseJson } from '../domain/result';
import { browserStorage, hasLaterSibling } from './browser-storage';
import { storageHealth } from './storage-health';

/** The version of a key that this site writes: the number in a name that ends in _vN, else 1. */
const versionOf = (key: string): number => Number(/_v(\d+)$/.exec(key)?.[1] ?? 1);

/** The version that the text last seen under a key says of itself; long ones are not read at each render. */
const seen = new Map<string, { readonly text: string; readonly version: number }>();

function versionIn(key: string, text: string): number {
  const before = seen.get(key);
  if (before?.text === text) return before.version;
  const parsed = parseJson(text);
  const found = parsed.ok ? field(parsed.value, 'version') : undefined;
  const version = typeof found === 'number' ? found : 0;
  seen.set(key, { text, version });
  return version;
}

/** Whether a newer version of the site keeps what belongs under a key, so that it is there but cannot be read here. */
export function isKeptByNewer(key: string): boolean {
  try {
    const storage = browserStorage('local');
    if (!storage) return false;
    const text = storage.getItem(key);
    return hasLaterSibling(storage, key, versionOf(key)) || (text !== null && versionIn(key, text) > versionOf(key));
  } catch {
    return false;
  }
}

/** Whether a newer version of the site keeps what belongs under a key, followed across tabs. */
export function useIsKeptByNewer(key: string): boolean {
  return useSyncExternalStore(
    storageHealth.subscribe,
    () => storageHealth.get().state !== 'ok' && isKeptByNewer(key),
    () => false,
  );
}
