import { parseBounded } from '../domain/stored-json';
import { forgetKeptPages } from '../platform/boot/forget-kept-pages';
import type { Backend } from '../platform/browser-storage';
import { browserStorage, hasBrowser, ownKeys } from '../platform/browser-storage';
import { deviceErasure } from '../platform/erasure';
import { KEYS } from '../platform/keys';
import { redactSecrets } from '../platform/redaction';
import { exportUnsaved } from '../platform/storage-health';

/** The format name and version that identify an export of this site. */
export const EXPORT_KIND = 'iru-device-data';
export const EXPORT_FORMAT = 1;

/** Returns the browser's storage of an area; undefined if it's missing or blocked. */
export function reachable(area: 'local' | 'session'): Backend | undefined {
  try {
    return browserStorage(area);
  } catch {
    return undefined;
  }
}

/** Makes this tab's stores reread one key or all keys; the browser notifies other tabs. */
export function announceStorage(key: string | null): void {
  if (hasBrowser()) window.dispatchEvent(new StorageEvent('storage', { key }));
}

/** Parses a text as JSON if it's valid and within the limits of stored values; otherwise returns it unchanged. */
export function readable(text: string | null): unknown {
  const parsed = parseBounded(text ?? 'null');
  return parsed.ok ? parsed.value : text;
}

/** The marks of an erase and of leaving quickly aren't visitor data; the latter has a time. */
const MARKS: readonly string[] = [KEYS.erased, KEYS.left];

function contents(storage: Backend | undefined): Record<string, unknown> {
  const keys = storage ? ownKeys(storage).filter((key) => !MARKS.includes(key)) : [];
  return Object.fromEntries(keys.map((key) => [key, readable(storage?.getItem(key) ?? null)]));
}

/** Returns the device's data by key as this tab knows it; unsaved values take precedence over stored ones. */
export function deviceValues(local = reachable('local')): Readonly<Record<string, unknown>> {
  const unsaved = readable(exportUnsaved());
  return { ...contents(local), ...(typeof unsaved === 'object' ? unsaved : {}) };
}

/** Returns everything the site has on this device, saved or not, as JSON without secret-looking fields. */
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

/** Erases everything the site has saved on this device, for every tab; returns false if the browser refuses. */
export function eraseDeviceData(): boolean {
  const erased = deviceErasure.erase();
  void forgetKeptPages();
  announceStorage(null);
  return erased;
}
