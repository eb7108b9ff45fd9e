/*
 * How the site stores values
 *
 * Each value (the likes, the wallet, the theme) has one key in local or session storage and one store. `createStore` makes
 * a store for a single value; `createListStore` in list-store.ts makes one for a list that several tabs change. Components
 * read them with the hooks in use-store.ts.
 *
 * Reading. The storage isn't accessed before the first `get` or `subscribe`. A text is parsed with the schema of its key.
 * If that fails, the text is copied to a backup key and the value is empty.
 *
 * Writing. `update` first reads the storage again, so that a change starts from what other tabs have written. That alone
 * isn't enough, because browser storage has no locks: when two tabs wrote 400 entries at once, Chromium lost 50 to 68.
 * A store with `merge` therefore keeps its value in memory and continues to listen. When it finds a different text, after an
 * event or before its next write, it merges that text with its own value and writes the result if something of its own was
 * missing. Each tab does so until all hold the same value.
 *
 * Lists. `mergeLists` unites two copies by the ids of their entries. A removed entry must not return from another tab's
 * copy, so a second key counts how often each id was removed and added again. The higher count is the later state, and
 * an odd count means removed.
 *
 * Failed writes. If the storage is full or blocked, the value stays in memory and the next event or update tries again.
 * storage-health.ts collects these failures for the notice in the shell, which offers the unsaved values as a file.
 *
 * Erasing. erasure.ts leaves a marker that every tab compares with its own before each write. If they differ, the store
 * forgets its value and removes what it wrote before it noticed.
 */
import { type GenericSchema, safeParse } from 'valibot';

import { decodeBounded } from '../domain/stored-json';
import {
  type Backend,
  browserStorage,
  hasBrowser,
  keepUnreadable,
  type StorageArea,
} from './browser-storage';
import { deviceErasure, type Erasure } from './erasure';
import { KEYS } from './keys';
import { requestPersistence } from './persistent-storage';
import { reportStorage } from './storage-health';

/** The outcome of a write; anything but 'saved' means that the value is not on the device. */
export type WriteOutcome = 'saved' | 'refused' | 'unreachable';

/** A value in the browser's storage, as an external store for `useSyncExternalStore`. */
export interface Store<T> {
  /** The same reference until it changes. */
  readonly get: () => T;
  readonly key: string;
  /** The value during prerendering. */
  readonly empty: T;
  /** Rereads the storage first. */
  readonly update: (change: (current: T) => T) => WriteOutcome;
  /** Also follows other tabs, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly clear: () => WriteOutcome;
}

export interface StoreOptions<T> {
  readonly key: string;
  readonly area: StorageArea;
  /** An invalid value is backed up and read as empty. */
  readonly schema: GenericSchema<unknown, T>;
  readonly empty: T;
  /** @default JSON.stringify */
  readonly encode?: (value: T) => string;
  /** Can throw on invalid text. @default JSON within the limits of stored values */
  readonly decode?: (text: string) => unknown;
  /** Returns false if the schema dropped some of the data; the whole text is then backed up. @default always true */
  readonly isWhole?: (data: unknown, value: T) => boolean;
  /** Merges this tab's value with the stored one; `unsaved` if this tab's isn't stored. @default the stored value */
  readonly merge?: (mine: T, stored: T, unsaved: boolean) => T;
  /** Whether losing the value does no harm, so that the visitor isn't notified. @default false */
  readonly quiet?: boolean;
  /** @default the browser's storage of that area */
  readonly backend?: () => Backend | undefined;
  /** The target of storage and visibility events. @default window */
  readonly events?: EventTarget;
  /** Detects that everything was erased. @default the device's, for the browser's own storage */
  readonly erasure?: Erasure;
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

  /** Returns `empty` for an unreadable text. */
  const parse = (text: string): T => {
    try {
      const data = decode(text);
      const parsed = safeParse(schema, data, { abortEarly: true });
      if (!parsed.success || !isWhole(data, parsed.output)) unreadable = text;
      return parsed.success ? parsed.output : empty;
    } catch {
      unreadable = text;
      return empty;
    }
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
      requestPersistence(key);
      return settle('saved');
    } catch {
      unsaved = true;
      return settle('refused');
    }
  };

  const take = (storage: Backend, text: string | null): void => {
    seen = text;
    unreadable = null;
    const stored = text === null ? empty : parse(text);
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
      if (!unsaved) settle('saved');
      return storage;
    } catch {
      return settle('unreachable');
    }
  };

  const concerns = (name: unknown): boolean =>
    typeof name !== 'string' || name === key || name === KEYS.erased;

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
    written.clear();
    seen = null;
    forget();
    settle('saved');
    if (listeners.size === 0) listen(false);
  };
  resets.add(reset);
  erasure?.register((scope) => {
    if (scope === 'tabs' && area === 'local') return;
    try {
      const storage = area === 'local' ? backend() : undefined;
      written.forEach((text, name) => storage?.getItem(name) === text && storage.removeItem(name));
    } catch {
      // An unreachable storage has no data of this tab either.
    }
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
