import { useSession } from '../../persistence/use-session';

export interface AuthGateState {
  /** True once the visitor has logged out on purpose, until the next login. */
  readonly isLoggedOut: boolean;
  /** Also moves focus to the heading of the page. */
  readonly logIn: () => void;
}

/** The state of the login prompt in front of saved content, in sync across tabs. */
export const useAuthGate = (): AuthGateState => {
  const { hasLeft, logIn } = useSession();
  return {
    isLoggedOut: hasLeft,
    logIn: () => {
      logIn();
      // The clicked button disappears together with the prompt.
      const heading = document.querySelector<HTMLElement>('main h1');
      if (!heading) return;
      heading.tabIndex = -1;
      heading.focus();
    },
  };
};
