import { withoutSecrets } from './secrets';

/** What a key of the storage suffers from. */
export type StorageTrouble = 'unreachable' | 'refused' | 'newer';

/** The state of the storage as a whole, the worst trouble first. */
export interface StorageHealth {
  readonly state: 'ok' | StorageTrouble;
  /** Keys whose latest value is only in memory. */
  readonly refusedKeys: readonly string[];
}

const WORST_FIRST: readonly StorageTrouble[] = ['unreachable', 'refused', 'newer'];
const HEALTHY: StorageHealth = { state: 'ok', refusedKeys: [] };

const troubles = new Map<string, StorageTrouble>();
const unsaved = new Map<string, () => unknown>();
const listeners = new Set<() => void>();
let health = HEALTHY;

/** Notes how a key fares; `value` gives what is only in memory, and is missing when nothing is. */
export function reportStorage(key: string, outcome: 'saved' | StorageTrouble, value?: () => unknown): void {
  if (value) unsaved.set(key, value);
  else unsaved.delete(key);
  if (outcome === 'saved') troubles.delete(key);
  else troubles.set(key, outcome);
  const found = new Set(troubles.values());
  const state = WORST_FIRST.find((trouble) => found.has(trouble)) ?? 'ok';
  const refusedKeys = [...unsaved.keys()];
  if (state === health.state && refusedKeys.join() === health.refusedKeys.join()) return;
  health = state === 'ok' && refusedKeys.length === 0 ? HEALTHY : { state, refusedKeys };
  // A store may be read for the first time while something renders, when nobody else may be asked to render.
  queueMicrotask(() => listeners.forEach((listener) => listener()));
}

/** The state of the storage for a banner in the shell. */
export const storageHealth = {
  /** The current state; the same object until it changes. */
  get(this: void): StorageHealth {
    return health;
  },
  /** Calls back after each change, until the returned function is called. */
  subscribe(this: void, listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Everything that is only in memory, as JSON by key, without fields that look secret. */
export function exportUnsaved(): string {
  return JSON.stringify(Object.fromEntries([...unsaved].map(([key, value]) => [key, value()])), withoutSecrets, 2);
}
