import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { Skeleton } from '@iru/ui/skeleton';
import { type ReactNode, useEffect, useState } from 'react';

import { authGateCopy as copy, type GatedSection } from '#words/parts/auth-gate/copy';
import { LoginPrompt, type LoginPromptProps } from './LoginPrompt';
import { useAuthGate } from './use-auth-gate';

export interface AuthGateProps extends Pick<LoginPromptProps, 'headingLevel' | 'className'> {
  section: GatedSection;
  /** With none, no prompt is shown. */
  count: number;
  children: ReactNode;
}

/** Shows its content to everyone except a visitor who has logged out here, who gets a login prompt instead. */
export function AuthGate({ section, count, children, ...rest }: AuthGateProps) {
  const ready = useHydrated();
  const { isLoggedOut, logIn } = useAuthGate();
  const [hasStarted, setHasStarted] = useState(false);
  const empty = count === 0;
  useEffect(() => {
    // What a logged-out visitor starts in an empty section stays visible to them.
    if (ready && (empty || !isLoggedOut)) setHasStarted(isLoggedOut);
  }, [ready, empty, isLoggedOut]);
  if (ready && isLoggedOut && !empty && !hasStarted)
    return (
      <LoginPrompt section={section} counts={{ [section]: count }} onLogIn={logIn} {...rest} />
    );
  return (
    <>
      {ready ? null : (
        <div data-visitor="left" className={rest.className}>
          <p className="sr-only">{copy.loading}</p>
          <Skeleton lines={5} />
        </div>
      )}
      <div data-visitor={ready ? undefined : 'not-left'}>{children}</div>
    </>
  );
}
