import { boolean } from 'valibot';

import { deviceErasure } from '../platform/erasure';
import { KEYS } from '../platform/keys';
import type { WriteOutcome } from '../platform/storage';
import { createStore } from '../platform/storage';
import type { PersistedItem } from './persisted-item';

/**
 * The demo login flag; nothing else reads or writes it (SHELL-8). False means that the visitor logged out
 * explicitly, null that no one has ever logged in.
 */
export const sessionStore = createStore<boolean | null>({
  key: KEYS.session,
  area: 'local',
  schema: boolean(),
  empty: null,
});

export const sessionItem = {
  key: KEYS.session,
  topic: 'session',
  store: sessionStore,
  count: (stored) => (stored === true ? 1 : 0),
} as const satisfies PersistedItem;

/** Logs in on this device, in every tab. */
export function logIn(): WriteOutcome {
  return sessionStore.update(() => true);
}

/**
 * Logs out on this device, in every tab. Saved data is then behind the login prompt; drafts, forms and conversations, which
 * only the tabs hold, are erased.
 */
export function logOut(): WriteOutcome {
  const outcome = sessionStore.update(() => false);
  deviceErasure.eraseTabs();
  return outcome;
}

/** Keeps `data-session` on the root element in sync with the session, until the returned function is called. */
export function startSession(root: HTMLElement = document.documentElement): () => void {
  const show = (): void => {
    const session = sessionStore.get();
    if (session === null) delete root.dataset.session;
    else root.dataset.session = session ? 'in' : 'out';
  };
  show();
  return sessionStore.subscribe(show);
}
