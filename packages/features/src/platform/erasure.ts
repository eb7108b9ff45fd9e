import type { Backend } from './browser-storage';
import { browserStorage, ownKeys } from './browser-storage';
import { KEYS } from './keys';
import type { Random } from './random';
import { systemRandom } from './random';
import { emptyScroll } from './scroll';

/** How the tabs of a device learn that everything was erased, and forget what only they still hold. */
export interface Erasure {
  /** Looks whether everything was erased since this tab last looked, and then forgets; true until the page is drawn anew. */
  readonly check: () => boolean;
  /** Erases everything of the site for every tab; false when the browser kept some of it. */
  readonly erase: () => boolean;
  /** Adds somebody who forgets what they hold. */
  readonly register: (forget: () => void) => void;
  /** How often this page has forgotten everything. */
  readonly count: () => number;
  /** Whether the last erasure was this page's own. */
  readonly wasOwn: () => boolean;
  /** Whether it was, and the visitor has not been told yet. */
  readonly isNews: () => boolean;
  /** Notes that the visitor was told. */
  readonly acknowledge: () => void;
  /** Calls back after each erasure, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Begins anew, as a page that has just been opened. */
  readonly restart: () => void;
}

/** Where an erasure takes place. */
export interface ErasureOptions {
  /** What all tabs share. */
  readonly local: () => Backend | undefined;
  /** What this tab has for itself. */
  readonly session: () => Backend | undefined;
  /** @default the device's chance */
  readonly random?: Pick<Random, 'id'>;
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Removes what is the site's own except one key; false when the storage keeps some of it. */
function wipe(storage: Backend | undefined, except?: string): boolean {
  const keys = (storage && attempt(() => ownKeys(storage))) ?? [];
  return keys
    .filter((key) => key !== except)
    .map((key) => attempt(() => (storage?.removeItem(key), true)) ?? false)
    .every(Boolean);
}

/**
 * The erasure of a tab. An erasure leaves one mark in the local storage, a text that no other one has; the copy in the
 * session storage says which erasure this tab knows of, also after a reload or when it is restored much later.
 */
export function createErasure({ local, session, random = systemRandom }: ErasureOptions): Erasure {
  const forgetters = new Set<() => void>();
  const listeners = new Set<() => void>();
  let known: string | null | undefined;
  let count = 0;
  let own = false;
  let news = false;
  let stale = false;

  /** The mark in an area, undefined where it cannot be read. */
  const markIn = (area: () => Backend | undefined): string | null | undefined =>
    attempt(() => area()?.getItem(KEYS.erased));
  const put = (area: () => Backend | undefined, mark: string): void => {
    attempt(() => area()?.setItem(KEYS.erased, mark));
  };
  const forget = (): void => {
    wipe(attempt(session));
    if (known) put(session, known);
    forgetters.forEach((each) => each());
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
      known = found;
      own = false;
      news = false;
      forget();
      // A page that starts has nothing on show that it would have to draw anew.
      if (starts) return false;
      stale = true;
      tell();
      // After whoever draws the page anew in a task of the same kind.
      queueMicrotask(() => {
        stale = false;
      });
      return true;
    },
    erase: () => {
      const mark = random.id();
      const wiped = wipe(attempt(local), KEYS.erased);
      // Last: another process hears of each step in turn, and must find nothing any more once it begins anew.
      put(local, mark);
      known = markIn(local) ?? null;
      // Without its mark the other tabs do not learn of it; where no storage is in reach there is nothing to learn.
      const erased = wiped && (known === mark || !attempt(local));
      own = true;
      news = erased;
      forget();
      tell();
      return erased;
    },
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
      forgetters.forEach((each) => each());
      known = undefined;
      own = false;
      news = false;
      stale = false;
    },
  };
}

/** The erasure of this device. */
export const deviceErasure = createErasure({
  local: () => browserStorage('local'),
  session: () => browserStorage('session'),
});

const WAKING = ['storage', 'focus', 'visibilitychange', 'pageshow', 'resume', 'online'];

/** Learns of erasures from now on, before anything of the page is read, until the returned function is called. */
export function startErasure(erasure: Erasure = deviceErasure): () => void {
  const look = (): void => void erasure.check();
  look();
  // While an event is on its way down: some are fired at the document and do not rise to the window.
  WAKING.forEach((name) => window.addEventListener(name, look, true));
  const stop = erasure.subscribe(emptyScroll);
  return () => {
    WAKING.forEach((name) => window.removeEventListener(name, look, true));
    stop();
  };
}
