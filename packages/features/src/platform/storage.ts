import { decodeBounded } from '../domain/stored-json';
import {
  type Backend,
  browserStorage,
  hasBrowser,
  hasLaterSibling,
  isLaterSibling,
  keepUnreadable,
} from './browser-storage';
import { deviceErasure } from './erasure';
import { KEYS, versionOf } from './keys';
import { readStored } from './read-stored';
import { reportStorage } from './storage-health';
import type { StoreOptions } from './store-options';

/** The outcome of a write; anything but 'saved' means that the value is not on the device. */
export type WriteOutcome = 'saved' | 'refused' | 'unreachable' | 'newer';

/** A value in the browser's storage, as an external store for `useSyncExternalStore`. */
export interface Store<T> {
  /** The same reference until it changes. */
  readonly get: () => T;
  readonly key: string;
  /** The value during prerendering. */
  readonly empty: T;
  /** Rereads the storage first; 'newer' leaves the value unchanged. */
  readonly update: (change: (current: T) => T) => WriteOutcome;
  /** Also follows other tabs, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly clear: () => WriteOutcome;
}

const EVENTS = ['storage', 'focus', 'visibilitychange', 'pageshow'];
const resets = new Set<() => void>();

/** Resets every store, as in a newly opened page. */
export function resetStores(): void {
  deviceErasure.restart();
  resets.forEach((reset) => reset());
}

/** Creates a store for one key; it doesn't access the storage before the first read. */
export function createStore<T>(options: StoreOptions<T>): Store<T> {
  const {
    key,
    area,
    schema,
    empty,
    merge,
    encode = JSON.stringify,
    decode = decodeBounded,
    version = versionOf(key),
  } = options;
  const {
    backend = () => browserStorage(area),
    isWhole = () => true,
    quiet = false,
    erasure = options.backend ? undefined : deviceErasure,
  } = options;
  const listeners = new Set<() => void>();
  let value = empty;
  let seen: string | null = null;
  let unreadable: string | null = null;
  let unsaved = false;
  let newer = false;
  let listening = false;
  // This tab's last writes by key, which are void if everything was erased before the tab noticed.
  const written = new Map<string, string>();

  const settle = (outcome: WriteOutcome): WriteOutcome => {
    if (!quiet && (options.backend || hasBrowser()))
      reportStorage(key, outcome, unsaved ? () => value : undefined);
    return outcome;
  };

  const tell = (): void => listeners.forEach((listener) => listener());

  const set = (next: T): void => {
    if (next === value) return;
    value = next;
    tell();
  };

  /** `empty` for an unreadable text, undefined for a later version. */
  const parse = (text: string): { value: T } | undefined => {
    const read = readStored(text, { schema, version, decode });
    if (read.state === 'newer') return undefined;
    if (read.state !== 'read' || !isWhole(read.data)) unreadable = text;
    return { value: read.state === 'read' ? read.value : empty };
  };

  const rescue = (storage: Backend): void => {
    if (unreadable !== null) written.set(keepUnreadable(storage, key, unreadable), unreadable);
    unreadable = null;
  };

  const write = (storage: Backend): WriteOutcome => {
    try {
      rescue(storage);
      const text = encode(value);
      storage.setItem(key, text);
      written.set(key, text);
      seen = text;
      unsaved = false;
      return settle('saved');
    } catch {
      unsaved = true;
      return settle('refused');
    }
  };

  const take = (storage: Backend, text: string | null): void => {
    seen = text;
    unreadable = null;
    const found = text === null ? { value: empty } : parse(text);
    newer = !found;
    if (!found) return;
    const stored = found.value;
    // A missing key was removed on purpose: no race between writes can cause it.
    const united = merge && text !== null ? merge(value, stored, unsaved) : stored;
    unsaved = united !== stored && encode(united) !== encode(stored);
    if (encode(united) !== encode(value)) set(united);
    try {
      rescue(storage);
    } catch {
      // Retried before the next write.
    }
  };

  /** Returns the storage only if it can be written. */
  const refresh = (): Backend | WriteOutcome => {
    try {
      const storage = backend();
      if (!storage) return settle('unreachable');
      const text = storage.getItem(key);
      if (text !== seen) take(storage, text);
      if (newer || hasLaterSibling(storage, key, version)) return settle('newer');
      if (!unsaved) settle('saved');
      return storage;
    } catch {
      return settle('unreachable');
    }
  };

  const concerns = (name: unknown): boolean =>
    typeof name !== 'string' ||
    name === key ||
    name === KEYS.erased ||
    isLaterSibling(name, key, version);

  const onEvent = (event: Event): void => {
    if (event.type === 'storage' && 'key' in event && !concerns(event.key)) return;
    erasure?.check();
    const storage = refresh();
    if (unsaved && typeof storage === 'object') write(storage);
  };

  const listen = (on: boolean): void => {
    const target = options.events ?? (hasBrowser() ? window : undefined);
    if (on === listening || !target) return;
    listening = on;
    EVENTS.forEach((name) =>
      target[on ? 'addEventListener' : 'removeEventListener'](name, onEvent),
    );
  };

  const forget = (): void => {
    unsaved = false;
    unreadable = null;
    set(empty);
  };
  const reset = (): void => {
    seen = null;
    newer = false;
    forget();
    settle('saved');
  };
  resets.add(() => {
    written.clear();
    reset();
  });
  erasure?.register(() => {
    try {
      const storage = area === 'local' ? backend() : undefined;
      written.forEach((text, name) => storage?.getItem(name) === text && storage.removeItem(name));
    } catch {
      // An unreachable storage has no data of this tab either.
    }
    written.clear();
    reset();
  });

  return {
    key,
    empty,
    get: () => {
      if (!listening) refresh();
      return value;
    },
    update: (change) => {
      // Another tab may overwrite this tab's changes at any time, so keep watching.
      if (merge) listen(true);
      // The caller's value was created before the erase.
      if (erasure?.check()) return 'refused';
      const storage = refresh();
      if (storage === 'newer') return storage;
      const next = change(value);
      if (next === value && !unsaved) return typeof storage === 'object' ? 'saved' : storage;
      // Listeners may read other stores, so write before notifying them.
      const before = value;
      value = next;
      unsaved = true;
      const outcome = typeof storage === 'object' ? write(storage) : settle(storage);
      if (value !== before) tell();
      return outcome;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      if (!listening) {
        listen(true);
        erasure?.check();
        refresh();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && !merge) listen(false);
      };
    },
    clear: () => {
      erasure?.check();
      const storage = refresh();
      if (storage === 'newer') return storage;
      let outcome: WriteOutcome = 'refused';
      try {
        if (typeof storage === 'object') {
          storage.removeItem(key);
          seen = null;
          outcome = 'saved';
        } else outcome = storage;
      } catch {
        // Still refused.
      }
      forget();
      return settle(outcome);
    },
  };
}
