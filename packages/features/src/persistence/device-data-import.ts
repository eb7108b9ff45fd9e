import { STORED } from '../domain/constants';
import { err, field, ok, type Result } from '../domain/result';
import { parseBounded } from '../domain/stored-json';
import type { Backend } from '../platform/browser-storage';
import { deviceErasure, type Erasure } from '../platform/erasure';
import { marksKey } from '../platform/keys';
import { redactSecrets } from '../platform/redaction';
import { PERSISTED_ITEMS, persistedItemOf, type ImportKey } from './persisted-items';
import {
  announceStorage,
  deviceValues,
  EXPORT_FORMAT,
  EXPORT_KIND,
  reachable,
  readable,
} from './device-data';
import { topicOf } from './device-data-topics';
import { DEVICE_TOPICS, type DeviceTopic } from './persisted-item';
import type { ImportCounts, ImportDraft, ImportEffect, ReadValue } from './device-data-rules';
import { readByRule } from './device-data-rules';

/**
 * The maximum file size in bytes: an export of ten thousand long messages is half as large, and a slow phone reads
 * this much within two seconds.
 */
export const MAX_IMPORT_BYTES = 5 * 1024 * 1024;

/** The items that can be imported; the session and the data of a single tab can't. */
const importKeys = (): readonly ImportKey[] =>
  Object.values(PERSISTED_ITEMS).flatMap((item) => ('file' in item ? [item.key] : []));

/** In a file, stored values are nested two levels deeper. */
const FILE_BOUNDS = { characters: MAX_IMPORT_BYTES, depth: STORED.maxDepth + 2 };

export type ReadFailure =
  | 'too-large'
  | 'too-deep'
  | 'not-json'
  | 'other-kind'
  | 'empty'
  | 'unreadable';

/** Why nothing was imported; the device's data is unchanged. */
export type ImportFailure = 'refused' | 'unreachable' | 'erased';

/** One key of an import and what will happen to it. */
export interface ImportChange {
  readonly key: ImportKey;
  readonly effect: ImportEffect;
  /** The numbers of new and known entries; undefined for items without entries. */
  readonly counts?: ImportCounts | undefined;
}

/** A parsed export: the keys that are valid, those that aren't, and what isn't imported. */
export interface DeviceExport {
  readonly values: readonly { readonly key: ImportKey; readonly read: ReadValue }[];
  readonly unreadable: readonly ImportKey[];
  /** The topics of what belongs to one tab or one device. */
  readonly leftOut: readonly DeviceTopic[];
  /** Keys that this version doesn't know, such as those of a newer one. */
  readonly unknown: readonly string[];
}

const record = (value: unknown): object =>
  typeof value === 'object' && value !== null ? value : {};

/** Returns the values by key of a file from this site: an export, or a copy of unsaved data. */
function valuesIn(file: unknown): Result<object, 'other-kind'> {
  if (field(file, 'kind') === EXPORT_KIND) {
    return field(file, 'format') !== EXPORT_FORMAT
      ? err('other-kind')
      : ok({ ...record(field(file, 'device')), ...record(field(file, 'unsaved')) });
  }
  return importKeys().some((key) => field(file, key) !== undefined)
    ? ok(record(file))
    : err('other-kind');
}

/** Whether a key is one of ours that no import restores; the marks of a list count what was removed from it. */
const isOther = (key: string): boolean =>
  /^iru_\w{1,40}$/.test(key) && !key.endsWith('_marks') && !persistedItemOf(key)?.file;

/** Returns what a file contains besides the keys that can be imported. */
function othersIn(file: unknown): Pick<DeviceExport, 'leftOut' | 'unknown'> {
  const topics = new Map<string, DeviceTopic>();
  for (const [part, area] of [
    ['unsaved', 'local'],
    ['device', 'local'],
    ['tab', 'session'],
  ] as const)
    for (const key of Object.keys(record(field(file, part))))
      if (isOther(key)) topics.set(key, topicOf(area, key));
  const found = new Set(topics.values());
  return {
    leftOut: DEVICE_TOPICS.filter((topic) => topic !== 'other' && found.has(topic)),
    unknown: [...topics].flatMap(([key, topic]) => (topic === 'other' ? [key] : [])),
  };
}

function readKey(key: ImportKey, value: unknown): ReadValue | undefined {
  try {
    const rule = persistedItemOf(key)?.file;
    const bare: unknown = JSON.parse(JSON.stringify(value, redactSecrets));
    return rule && readByRule(rule, bare);
  } catch {
    // Nested too deeply to be one of our files.
    return undefined;
  }
}

/** Parses an export: only known keys, each by its own rule, without secret-looking fields; never throws. */
export function readDeviceExport(text: string): Result<DeviceExport, ReadFailure> {
  const parsed = parseBounded(text, FILE_BOUNDS);
  if (!parsed.ok) return err(parsed.error === 'too-long' ? 'too-large' : parsed.error);
  const found = valuesIn(parsed.value);
  if (!found.ok) return found;
  const keys = importKeys().filter((key) => field(found.value, key) !== undefined);
  if (keys.length === 0) return err('empty');
  const read = keys.map((key) => ({ key, read: readKey(key, field(found.value, key)) }));
  const values = read.flatMap(({ key, read: reader }) => (reader ? [{ key, read: reader }] : []));
  if (values.length === 0) return err('unreadable');
  const unreadable = read.filter((each) => !each.read).map(({ key }) => key);
  return ok({ values, unreadable, ...othersIn(parsed.value) });
}

function drafts(found: DeviceExport, local?: Backend): readonly (ImportDraft & ImportChange)[] {
  const here = deviceValues(local);
  return found.values.map(({ key, read }) => ({ key, ...read(here[key]) }));
}

/** Returns what an import would do to each key, without doing it. */
export function planImport(found: DeviceExport): readonly ImportChange[] {
  return drafts(found).map(({ key, effect, counts }) => ({ key, effect, counts }));
}

/** Returns a list's removal marks after its ids are added again; undefined if none of them was ever removed. */
function marksFor(key: ImportKey, ids: readonly string[], storage: Backend): string | undefined {
  const marks = readable(storage.getItem(marksKey(key)));
  const removed = ids.flatMap((id) => {
    const count = field(marks, id);
    return typeof count === 'number' && count % 2 === 1 ? [[id, count + 1] as const] : [];
  });
  return removed.length === 0
    ? undefined
    : JSON.stringify({ ...record(marks), ...Object.fromEntries(removed) });
}

export interface ImportOptions {
  /** The storage that all tabs share. */
  readonly local: () => Backend | undefined;
  /** Detects that everything was erased. */
  readonly erasure: Pick<Erasure, 'check' | 'scope' | 'subscribe'>;
}

/**
 * Creates an import that loses to a simultaneous erase in another tab. Each tab sees the other's writes a little
 * later, so checking before the import isn't enough: its writes are removed again when the mark appears (USER-3).
 */
export function createImport({ local, erasure }: ImportOptions) {
  const written = new Map<string, string>();
  erasure.subscribe(() => {
    if (erasure.scope() === 'tabs') return;
    try {
      const storage = local();
      written.forEach((text, key) => storage?.getItem(key) === text && storage.removeItem(key));
    } catch {
      // An unreachable storage has no data of this tab either.
    }
    written.clear();
  });

  /** Writes a file's values to this device, all or none; the visitor has agreed to what is replaced. */
  return (found: DeviceExport): Result<readonly ImportChange[], ImportFailure> => {
    if (erasure.check()) return err('erased');
    const storage = local();
    if (!storage) return err('unreachable');
    const undo: (() => void)[] = [];
    const write = (key: string, text: string): void => {
      storage.setItem(key, text);
      written.set(key, text);
    };
    const put = (key: string, text: string): void => {
      const before = storage.getItem(key);
      write(key, text);
      undo.unshift(() => (before === null ? storage.removeItem(key) : write(key, before)));
    };
    try {
      const changes = drafts(found, storage);
      for (const { key, effect, text, ids } of changes) {
        const marks = marksFor(key, ids, storage);
        // Before the list, so that a tab receiving the entries already knows that they were added again.
        if (marks !== undefined) put(marksKey(key), marks);
        if (effect !== 'same' || marks !== undefined) put(key, text);
      }
      const isErased = erasure.check();
      for (const { key } of changes) {
        announceStorage(marksKey(key));
        announceStorage(key);
      }
      return isErased ? err('erased') : ok(changes.map(({ key, effect }) => ({ key, effect })));
    } catch {
      // In reverse, so that each step restores a size the storage has held before and none can be refused.
      undo.forEach((step) => {
        try {
          step();
        } catch {
          // The storage is no longer reachable; the stores keep their values in memory.
        }
      });
      return err('refused');
    }
  };
}

export const importDeviceData = createImport({
  local: () => reachable('local'),
  erasure: deviceErasure,
});
