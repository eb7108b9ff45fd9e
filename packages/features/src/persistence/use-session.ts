import type { WriteOutcome } from '../platform/storage';
import { useStore } from '../platform/use-store';
import { logIn, logOut, sessionStore } from './session';

/** The visitor's session: logged out until the browser says otherwise. */
export interface Session {
  readonly loggedIn: boolean;
  /** Whether the visitor has logged out on purpose: what the device keeps then waits behind a door. */
  readonly hasLeft: boolean;
  readonly logIn: () => WriteOutcome;
  readonly logOut: () => WriteOutcome;
}

/** The session, followed across tabs (SHELL-8). */
export function useSession(): Session {
  const session = useStore(sessionStore);
  return { loggedIn: session === true, hasLeft: session === false, logIn, logOut };
}
