import { logIn } from '../persistence/session';

/** For a story's `beforeEach`: the visitor has the demo session, until the preview wipes the storage. */
export const loggedIn = (): void => {
  logIn();
};
