import { boolean } from 'valibot';

import type { WriteOutcome } from './storage';
import { KEYS } from './keys';
import { createStore } from './storage';

/** The demo logged-in flag; nothing else reads or writes it (spec 1, section 9). */
export const sessionStore = createStore<boolean>({ key: KEYS.session, area: 'local', schema: boolean(), empty: false });

/** True while the visitor is logged in. */
export function isLoggedIn(): boolean {
  return sessionStore.get();
}

/** Logs in on this device, in every tab. */
export function logIn(): WriteOutcome {
  return sessionStore.update(() => true);
}

/** Logs out on this device, in every tab. */
export function logOut(): WriteOutcome {
  return sessionStore.clear();
}

/** Keeps `data-session` of the root element in step with the session, until the returned function is called. */
export function startSession(root: HTMLElement = document.documentElement): () => void {
  const show = (): void => {
    if (sessionStore.get()) root.dataset.session = 'in';
    else delete root.dataset.session;
  };
  show();
  return sessionStore.subscribe(show);
}
