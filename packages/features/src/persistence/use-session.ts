import type { WriteOutcome } from '../platform/storage';
import { useStore } from '../platform/use-store';
import { logIn, logOut, sessionStore } from './session';

/** The visitor's session; logged out until it's read in the browser. */
export interface Session {
  readonly loggedIn: boolean;
  /** Logged out explicitly; saved data is then behind the login prompt. */
  readonly hasLeft: boolean;
  readonly logIn: () => WriteOutcome;
  readonly logOut: () => WriteOutcome;
}

/** Returns the session, following other tabs (SHELL-8). */
export function useSession(): Session {
  const session = useStore(sessionStore);
  return { loggedIn: session === true, hasLeft: session === false, logIn, logOut };
}
