import type { Backend } from './browser-storage';
import { browserStorage, keysOf } from './browser-storage';
import { KEY_PREFIX } from './keys';
import { withoutSecrets } from './secrets';
import { exportUnsaved } from './storage-health';
import { resetStores } from './storage';

function reachable(area: 'local' | 'session'): Backend | undefined {
  try {
    return browserStorage(area);
  } catch {
    return undefined;
  }
}

function ownKeys(storage: Backend): string[] {
  return keysOf(storage).filter((key) => key.startsWith(KEY_PREFIX));
}

/** JSON where the text is JSON, else the text as it is. */
function readable(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') as unknown;
  } catch {
    return text;
  }
}

function contents(storage: Backend | undefined): Record<string, unknown> {
  return storage ? Object.fromEntries(ownKeys(storage).map((key) => [key, readable(storage.getItem(key))])) : {};
}

/** Everything the site keeps on this device, saved or not, as one JSON text without secret-looking fields. */
export function exportDeviceData(): string {
  const data = {
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
  return erased;
}
