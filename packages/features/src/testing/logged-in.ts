import { logIn } from '../persistence/session';

/** For a story's `beforeEach`: starts the demo session, until the preview clears the storage. */
export const loggedIn = (): void => {
  logIn();
};
