import type { Backend } from '../platform/browser-storage';

export function memoryStorage(initial: Readonly<Record<string, string>> = {}): Backend {
  const items = new Map(Object.entries(initial));
  return {
    get length() {
      return items.size;
    },
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => {
      items.set(key, text);
    },
    removeItem: (key) => {
      items.delete(key);
    },
  };
}

/** The simulated faults; can be switched at any time. */
export interface StorageFaults {
  /** Accessing the storage throws. */
  forbidden: boolean;
  absent: boolean;
  /** Reading throws. */
  get: boolean;
  /** Writing and removing throw. */
  set: boolean;
  /** The most characters that keys and values may have in total. */
  quota: number;
}

export function faultyStorage(
  faults: Partial<StorageFaults> = {},
  inner: Backend = memoryStorage(),
): {
  readonly backend: () => Backend | undefined;
  readonly inner: Backend;
  readonly faults: StorageFaults;
} {
  const none = { forbidden: false, absent: false, get: false, set: false, quota: Infinity };
  const current: StorageFaults = { ...none, ...faults };
  const fail = (name: string): never => {
    throw new DOMException('The storage refuses.', name);
  };
  const sizeWith = (key: string, text: string): number => {
    let size = key.length + text.length;
    for (let at = 0; at < inner.length; at += 1) {
      const name = inner.key(at) ?? '';
      if (name !== key) size += name.length + (inner.getItem(name)?.length ?? 0);
    }
    return size;
  };
  const storage: Backend = {
    get length() {
      return inner.length;
    },
    key: (at) => inner.key(at),
    getItem: (key) => (current.get ? fail('SecurityError') : inner.getItem(key)),
    setItem: (key, text) => {
      if (current.set || sizeWith(key, text) > current.quota) fail('QuotaExceededError');
      inner.setItem(key, text);
    },
    removeItem: (key) => (current.set ? fail('SecurityError') : inner.removeItem(key)),
  };
  const backend = (): Backend | undefined => {
    if (current.forbidden) return fail('SecurityError');
    return current.absent ? undefined : storage;
  };
  return { backend, inner, faults: current };
}
