import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { type RefObject, useEffect, useRef, useState } from 'react';

import { firstUseStore, noteIntroduced } from '../../persistence/first-use';
import { useSession } from '../../persistence/use-session';
import type { MemberPath } from '../../paths';
import { useStore } from '../../platform/use-store';

/** A member's visit to a page, from its load or the login there until leaving. */
interface Visit {
  readonly first: boolean;
}

export interface FirstUseState {
  /** False for a logged-out visitor; true until the saved data is read. */
  readonly isShown: boolean;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
}

const isInSight = (element: HTMLElement | null): boolean =>
  (element?.getClientRects().length ?? 0) > 0;

/** Opens a page's introduction on a member's first visit, and saves on the device that it was visible (FIRST-1). */
export function useFirstUse(page: MemberPath, panel: RefObject<HTMLElement | null>): FirstUseState {
  const ready = useHydrated();
  const { loggedIn } = useSession();
  const introduced = useStore(firstUseStore).includes(page);
  const [visit, setVisit] = useState<Visit>();
  const [open, setOpen] = useState(true);
  const noted = useRef<Visit>(undefined);
  const isMember = ready && loggedIn;
  // The saved list changes during the visit, also because of this page: only its state at the start counts.
  if (isMember && !visit) {
    setVisit({ first: !introduced });
    setOpen(!introduced);
  }
  if (!isMember && visit) setVisit(undefined);

  // After each render: beside an open conversation on a phone, it isn't visible yet.
  useEffect(() => {
    if (!visit?.first || noted.current === visit || !isInSight(panel.current)) return;
    noted.current = visit;
    noteIntroduced(page);
  });

  return { isShown: !ready || loggedIn, open, setOpen };
}
