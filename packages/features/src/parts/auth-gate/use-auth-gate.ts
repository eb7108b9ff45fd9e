import { useSession } from '../../persistence/use-session';

/** Whether the doors of the site are closed, and the way to open them. */
export interface AuthGateState {
  /** True once the visitor has logged out on purpose, until the next login. */
  readonly closed: boolean;
  /** Logs in with the demo account and goes to the heading of the page. */
  readonly open: () => void;
}

/** The doors in front of what the device keeps, followed across tabs. */
export const useAuthGate = (): AuthGateState => {
  const { hasLeft, logIn } = useSession();
  return {
    closed: hasLeft,
    open: () => {
      logIn();
      // The button that was pressed goes with its door.
      const heading = document.querySelector<HTMLElement>('main h1');
      if (!heading) return;
      heading.tabIndex = -1;
      heading.focus();
    },
  };
};
