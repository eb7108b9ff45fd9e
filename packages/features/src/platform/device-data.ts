import type { Backend } from './browser-storage';
import { browserStorage, hasBrowser, keysOf } from './browser-storage';
import { KEY_PREFIX } from './keys';
import { withoutSecrets } from './secrets';
import { exportUnsaved } from './storage-health';
import { resetStores } from './storage';

/** What marks a file as an export of this site, and the form that its contents have. */
export const EXPORT_KIND = 'iru-device-data';
export const EXPORT_FORMAT = 1;

/** The browser's storage of an area, undefined where it is missing or forbidden. */
export function reachable(area: 'local' | 'session'): Backend | undefined {
  try {
    return browserStorage(area);
  } catch {
    return undefined;
  }
}

/** The keys of a storage that are the site's own. */
export function ownKeys(storage: Backend): string[] {
  return keysOf(storage).filter((key) => key.startsWith(KEY_PREFIX));
}

/** Makes every store of this tab look at a key of the storage again, or at all of them: other tabs are told by the browser. */
export function announceStorage(key: string | null): void {
  if (hasBrowser()) window.dispatchEvent(new StorageEvent('storage', { key }));
}

/** JSON where the text is JSON, else the text as it is. */
export function readable(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') as unknown;
  } catch {
    return text;
  }
}

function contents(storage: Backend | undefined): Record<string, unknown> {
  return storage ? Object.fromEntries(ownKeys(storage).map((key) => [key, readable(storage.getItem(key))])) : {};
}

/** What stands on this device by key, as this tab knows it: what could not be saved counts before what is stored. */
export function deviceValues(): Readonly<Record<string, unknown>> {
  const unsaved = readable(exportUnsaved());
  return { ...contents(reachable('local')), ...(typeof unsaved === 'object' ? unsaved : {}) };
}

/** Everything the site keeps on this device, saved or not, as one JSON text without secret-looking fields. */
export function exportDeviceData(): string {
  const data = {
    kind: EXPORT_KIND,
    format: EXPORT_FORMAT,
    device: contents(reachable('local')),
    tab: contents(reachable('session')),
    unsaved: readable(exportUnsaved()),
  };
  return JSON.stringify(data, withoutSecrets, 2);
}

/** Removes everything the site keeps on this device, backups included; false when the browser would not let it. */
export function eraseDeviceData(): boolean {
  const storages = [reachable('local'), reachable('session')].filter((storage) => storage !== undefined);
  let erased = true;
  for (const storage of storages) {
    for (const key of ownKeys(storage)) {
      try {
        storage.removeItem(key);
      } catch {
        erased = false;
      }
    }
  }
  resetStores();
  announceStorage(null);
  return erased;
}
