import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { Skeleton } from '@iru/ui/skeleton';
import { type ReactNode, useEffect, useState } from 'react';

import { authGateCopy as copy, type Room } from './copy';
import { LoginPrompt, type LoginPromptProps } from './LoginPrompt';
import { useAuthGate } from './use-auth-gate';

export interface AuthGateProps extends Pick<LoginPromptProps, 'headingLevel' | 'className'> {
  /** What this part of the page is. */
  room: Room;
  /** How much of it the device keeps; an empty room needs no door. */
  count: number;
  /** The room. */
  children: ReactNode;
}

/** A part of a page that is open to everybody but a visitor who has logged out here. */
export function AuthGate({ room, count, children, ...rest }: AuthGateProps) {
  const ready = useHydrated();
  const { closed, open } = useAuthGate();
  const [begun, setBegun] = useState(false);
  const empty = count === 0;
  useEffect(() => {
    // What somebody begins in an empty room stays before their eyes.
    if (ready && (empty || !closed)) setBegun(closed);
  }, [ready, empty, closed]);
  if (ready && closed && !empty && !begun)
    return <LoginPrompt room={room} counts={{ [room]: count }} onOpen={open} {...rest} />;
  return (
    <>
      {ready ? null : (
        <div data-visitor="left" className={rest.className}>
          <p className="sr-only">{copy.waiting}</p>
          <Skeleton lines={5} />
        </div>
      )}
      <div data-visitor={ready ? undefined : 'not-left'}>{children}</div>
    </>
  );
}
