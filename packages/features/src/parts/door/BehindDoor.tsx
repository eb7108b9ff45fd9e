import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { Skeleton } from '@iru/ui/skeleton';
import { type ReactNode, useEffect, useState } from 'react';

import { doorCopy as copy, type Room } from './copy';
import { Door, type DoorProps } from './Door';
import { useDoor } from './use-door';

export interface BehindDoorProps extends Pick<DoorProps, 'headingLevel' | 'className'> {
  /** What this part of the page is. */
  room: Room;
  /** How much of it the device keeps; an empty room needs no door. */
  count: number;
  /** The room. */
  children: ReactNode;
}

/** A part of a page that is open to everybody but a visitor who has logged out here. */
export function BehindDoor({ room, count, children, ...rest }: BehindDoorProps) {
  const ready = useHydrated();
  const { closed, open } = useDoor();
  const [begun, setBegun] = useState(false);
  const empty = count === 0;
  useEffect(() => {
    // What somebody begins in an empty room stays before their eyes.
    if (ready && (empty || !closed)) setBegun(closed);
  }, [ready, empty, closed]);
  if (ready && closed && !empty && !begun)
    return <Door room={room} counts={{ [room]: count }} onOpen={open} {...rest} />;
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
