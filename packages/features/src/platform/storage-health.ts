import { redactSecrets } from './redaction';

export type StorageTrouble = 'unreachable' | 'refused';

/** The state of the storage as a whole: its worst problem. */
export interface StorageHealth {
  readonly state: 'ok' | StorageTrouble;
  /** Keys whose latest value exists only in memory. */
  readonly refusedKeys: readonly string[];
}

const WORST_FIRST: readonly StorageTrouble[] = ['unreachable', 'refused'];
export const HEALTHY: StorageHealth = { state: 'ok', refusedKeys: [] };

const troubles = new Map<string, StorageTrouble>();
const unsaved = new Map<string, () => unknown>();
const listeners = new Set<() => void>();
let health = HEALTHY;

const serializeHealth = ({ state, refusedKeys }: StorageHealth): string =>
  [state, refusedKeys].join(';');

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
  const next = { state, refusedKeys: [...unsaved.keys()] };
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

/** Returns all unsaved values as JSON by key, without secret-looking fields. */
export function exportUnsaved(): string {
  return JSON.stringify(
    Object.fromEntries([...unsaved].map(([key, value]) => [key, value()])),
    redactSecrets,
    2,
  );
}
