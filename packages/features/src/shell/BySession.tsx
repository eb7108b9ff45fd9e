import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import type { ReactNode } from 'react';

export interface BySessionProps {
  /** Whether the visitor has the demo session. */
  loggedIn: boolean;
  /** What a logged-in visitor sees. */
  member: ReactNode;
  /** What a logged-out visitor sees. */
  guest: ReactNode;
}

/**
 * Shows what fits the visitor from the first paint on: the prerendered page has both, and the style sheet shows one of them
 * by the `data-session` that the first script sets.
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
