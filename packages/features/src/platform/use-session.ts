import type { WriteOutcome } from './storage';
import { logIn, logOut, sessionStore } from './session';
import { useStore } from './use-store';

/** The visitor's session: logged out until the browser says otherwise. */
export interface Session {
  readonly loggedIn: boolean;
  readonly logIn: () => WriteOutcome;
  readonly logOut: () => WriteOutcome;
}

/** The session, followed across tabs (spec 1, section 6). */
export function useSession(): Session {
  return { loggedIn: useStore(sessionStore), logIn, logOut };
}
