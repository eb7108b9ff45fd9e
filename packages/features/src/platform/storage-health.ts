import { redactSecrets } from './redaction';

export type StorageTrouble = 'unreachable' | 'refused' | 'newer';

/** The state of the storage as a whole: its worst problem. */
export interface StorageHealth {
  readonly state: 'ok' | StorageTrouble;
  /** Keys whose latest value exists only in memory. */
  readonly refusedKeys: readonly string[];
  /** Keys written by a newer version of the site, which can't be read here. */
  readonly newerSchemaKeys: readonly string[];
}

const WORST_FIRST: readonly StorageTrouble[] = ['unreachable', 'refused', 'newer'];
export const HEALTHY: StorageHealth = { state: 'ok', refusedKeys: [], newerSchemaKeys: [] };

const troubles = new Map<string, StorageTrouble>();
const unsaved = new Map<string, () => unknown>();
const listeners = new Set<() => void>();
let health = HEALTHY;

const serializeHealth = ({ state, refusedKeys, newerSchemaKeys }: StorageHealth): string =>
  [state, refusedKeys, newerSchemaKeys].join(';');

/** Reports a key's state; `value` returns the unsaved value, if there is one. */
export function reportStorage(
  key: string,
  outcome: 'saved' | StorageTrouble,
  value?: () => unknown,
): void {
  if (value) unsaved.set(key, value);
  else unsaved.delete(key);
  if (outcome === 'saved') troubles.delete(key);
  else troubles.set(key, outcome);
  const found = new Set(troubles.values());
  const state: StorageHealth['state'] = WORST_FIRST.find((trouble) => found.has(trouble)) ?? 'ok';
  const newerSchemaKeys = [...troubles.keys()].filter((name) => troubles.get(name) === 'newer');
  const next = { state, refusedKeys: [...unsaved.keys()], newerSchemaKeys };
  if (serializeHealth(next) === serializeHealth(health)) return;
  health = serializeHealth(next) === serializeHealth(HEALTHY) ? HEALTHY : next;
  // A store may be read first during a render, when no other component may be asked to render.
  queueMicrotask(() => listeners.forEach((listener) => listener()));
}

export const storageHealth = {
  /** The same object until it changes. */
  get(this: void): StorageHealth {
    return health;
  },
  subscribe(this: void, listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Whether a newer version of the site has written a key; known once the key's store has been read. */
export function isNewerSchema(key: string): boolean {
  return health.newerSchemaKeys.includes(key);
}

/** Returns all unsaved values as JSON by key, without secret-looking fields. */
export function exportUnsaved(): string {
  return JSON.stringify(
    Object.fromEntries([...unsaved].map(([key, value]) => [key, value()])),
    redactSecrets,
    2,
  );
}
