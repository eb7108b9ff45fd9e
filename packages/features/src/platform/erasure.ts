import type { Backend } from './browser-storage';
import { browserStorage, ownKeys } from './browser-storage';
import { KEYS } from './keys';
import type { Random } from './random';
import { systemRandom } from './random';
import { emptyScroll } from './scroll';

/** Whether everything on the device was erased or, by logging out, only what the tabs hold: drafts and forms. */
type ErasureScope = 'device' | 'tabs';

/** Detects in each tab that data was erased, and clears what only that tab still has. */
export interface Erasure {
  /** Checks for an erase since the last check and clears this tab's data; true until the page remounts. */
  readonly check: () => boolean;
  /** Erases what every tab holds and keeps the device's data. */
  readonly eraseTabs: () => void;
  /** Erases all data of the site for every tab; returns false if the browser refused some of it. */
  readonly erase: () => boolean;
  /** Registers a function that clears data in memory. */
  readonly register: (forget: (scope: ErasureScope) => void) => void;
  /** The number of erases this page has detected. */
  readonly count: () => number;
  /** The scope of the last erase that this page has detected. */
  readonly scope: () => ErasureScope;
  /** The mark of the last erase; '' if there was none. */
  readonly mark: () => string;
  /** Whether this page caused the last erase. */
  readonly wasOwn: () => boolean;
  /** Whether it did and the visitor hasn't been notified yet. */
  readonly isNews: () => boolean;
  /** Records that the visitor was notified. */
  readonly acknowledge: () => void;
  /** Calls back after each erase, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Resets the state, as in a newly opened page. */
  readonly restart: () => void;
}

export interface ErasureOptions {
  /** The storage that all tabs share. */
  readonly local: () => Backend | undefined;
  /** This tab's own storage. */
  readonly session: () => Backend | undefined;
  /** @default the device's random generator */
  readonly random?: Pick<Random, 'id'>;
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Removes the site's own keys except one; returns false if the storage refuses some of it. */
function wipe(storage: Backend | undefined, except?: string): boolean {
  const keys = (storage && attempt(() => ownKeys(storage))) ?? [];
  return keys
    .filter((key) => key !== except)
    .map((key) => attempt(() => (storage?.removeItem(key), true)) ?? false)
    .every(Boolean);
}

/** A mark has a unique text for the last erase of the device and one for the last of the tabs since then. */
const deviceMark = (mark: string | null | undefined): string => mark?.split('.')[0] ?? '';

/**
 * Creates the erasure of a tab. Each erase leaves a mark in local storage; the copy in session storage
 * records which erase this tab has seen, also after a reload or when it's restored much later.
 */
export function createErasure({ local, session, random = systemRandom }: ErasureOptions): Erasure {
  const forgetters = new Set<(scope: ErasureScope) => void>();
  const listeners = new Set<() => void>();
  let known: string | null | undefined;
  let count = 0;
  let scope: ErasureScope = 'device';
  let own = false;
  let news = false;
  let stale = false;

  /** Returns the mark in an area; undefined if it can't be read. */
  const markIn = (area: () => Backend | undefined): string | null | undefined =>
    attempt(() => area()?.getItem(KEYS.erased));
  const put = (area: () => Backend | undefined, mark: string): void => {
    attempt(() => area()?.setItem(KEYS.erased, mark));
  };
  const forget = (): void => {
    wipe(attempt(session));
    if (known) put(session, known);
    forgetters.forEach((each) => each(scope));
  };
  const tell = (): void => {
    count += 1;
    listeners.forEach((listener) => listener());
  };

  return {
    check: () => {
      const found = markIn(local);
      if (found === undefined) return stale;
      const starts = known === undefined;
      if (starts) known = markIn(session) ?? null;
      if (found === known) return stale;
      scope = deviceMark(found) === deviceMark(known) ? 'tabs' : 'device';
      known = found;
      own = false;
      news = false;
      forget();
      // A starting page has rendered nothing that would need to remount.
      if (starts) return false;
      stale = true;
      tell();
      // After the remount, which runs in a task of the same kind.
      queueMicrotask(() => {
        stale = false;
      });
      return true;
    },
    erase: () => {
      const mark = random.id();
      const wiped = wipe(attempt(local), KEYS.erased);
      // Last: another process sees the steps in order, and must find nothing when it resets.
      put(local, mark);
      known = markIn(local) ?? null;
      // Without the mark other tabs can't detect the erase; without storage there is nothing to detect.
      const erased = wiped && (known === mark || !attempt(local));
      scope = 'device';
      own = true;
      news = erased;
      forget();
      tell();
      return erased;
    },
    eraseTabs: () => {
      put(local, `${deviceMark(markIn(local))}.${random.id()}`);
      known = markIn(local) ?? null;
      scope = 'tabs';
      own = true;
      news = false;
      forget();
      tell();
    },
    scope: () => scope,
    mark: () => known ?? '',
    register: (each) => forgetters.add(each),
    count: () => count,
    wasOwn: () => own,
    isNews: () => news,
    acknowledge: () => {
      news = false;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    restart: () => {
      forgetters.forEach((each) => each('device'));
      known = undefined;
      own = false;
      news = false;
      stale = false;
    },
  };
}

export const deviceErasure = createErasure({
  local: () => browserStorage('local'),
  session: () => browserStorage('session'),
});

const CHECK_EVENTS = ['storage', 'focus', 'visibilitychange', 'pageshow', 'resume', 'online'];

/** Watches for erases, before the page reads any data, until the returned function is called. */
export function startErasure(erasure: Erasure = deviceErasure): () => void {
  const look = (): void => void erasure.check();
  look();
  // In the capture phase, because some events are fired at the document and don't bubble to the window.
  CHECK_EVENTS.forEach((name) => window.addEventListener(name, look, true));
  const stop = erasure.subscribe(emptyScroll);
  return () => {
    CHECK_EVENTS.forEach((name) => window.removeEventListener(name, look, true));
    stop();
  };
}
