import { parseBounded } from '../domain/stored-json';
import type { Backend } from '../platform/browser-storage';
import { browserStorage, hasBrowser, ownKeys } from '../platform/browser-storage';
import { deviceErasure } from '../platform/erasure';
import { KEYS } from '../platform/keys';
import { redactSecrets } from '../platform/redaction';
import { exportUnsaved } from '../platform/storage-health';

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

/** Makes every store of this tab look at a key of the storage again, or at all of them: other tabs are told by the browser. */
export function announceStorage(key: string | null): void {
  if (hasBrowser()) window.dispatchEvent(new StorageEvent('storage', { key }));
}

/** JSON where the text is JSON within the bounds of a stored text, else the text as it is. */
export function readable(text: string | null): unknown {
  const parsed = parseBounded(text ?? 'null');
  return parsed.ok ? parsed.value : text;
}

/** What stands under the site's own keys; the mark of an erasure says nothing about the visitor. */
function contents(storage: Backend | undefined): Record<string, unknown> {
  const keys = storage ? ownKeys(storage).filter((key) => key !== KEYS.erased) : [];
  return Object.fromEntries(keys.map((key) => [key, readable(storage?.getItem(key) ?? null)]));
}

/** What stands on this device by key, as this tab knows it: what could not be saved counts before what is stored. */
export function deviceValues(local = reachable('local')): Readonly<Record<string, unknown>> {
  const unsaved = readable(exportUnsaved());
  return { ...contents(local), ...(typeof unsaved === 'object' ? unsaved : {}) };
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
  return JSON.stringify(data, redactSecrets, 2);
}

/** Removes everything the site keeps on this device, for every tab; false when the browser would not let it. */
export function eraseDeviceData(): boolean {
  const erased = deviceErasure.erase();
  announceStorage(null);
  return erased;
}
