import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import type { ReactNode } from 'react';

export interface BySessionProps {
  loggedIn: boolean;
  member: ReactNode;
  guest: ReactNode;
}

/**
 * Shows content for logged-in or logged-out visitors from the first paint on: the prerendered page contains both, and CSS
 * shows one of them by the `data-session` attribute that the first script sets.
 */
export function BySession({ loggedIn, member, guest }: BySessionProps) {
  const hydrated = useHydrated();
  const forMember = (
    <span key="member" className="contents" data-visitor={hydrated ? undefined : 'logged-in'}>
      {member}
    </span>
  );
  const forGuest = (
    <span key="guest" className="contents" data-visitor={hydrated ? undefined : 'logged-out'}>
      {guest}
    </span>
  );
  if (hydrated) return [loggedIn ? forMember : forGuest];
  return [forMember, forGuest];
}
