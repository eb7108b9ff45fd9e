import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { type RefObject, useEffect, useRef, useState } from 'react';

import { firstUseStore, noteIntroduced } from '../../persistence/first-use';
import { useSession } from '../../persistence/use-session';
import type { MemberPath } from '../../paths';
import { useStore } from '../../platform/use-store';

/** A member's stay on a page, from its coming, or from the login there, until the page is left. */
interface Visit {
  /** Whether the page had not said before what it is for. */
  readonly first: boolean;
}

/** Whether a page says what it is for, in the markup that is rendered ahead of time and from then on. */
export interface FirstUseState {
  /** False for a logged-out visitor; true before the device could be asked. */
  readonly stands: boolean;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
}

const isInSight = (element: HTMLElement | null): boolean =>
  (element?.getClientRects().length ?? 0) > 0;

/** Opens what a page says of itself at a member's first visit, and keeps on the device that it was in sight (FIRST-1). */
export function useFirstUse(page: MemberPath, panel: RefObject<HTMLElement | null>): FirstUseState {
  const ready = useHydrated();
  const { loggedIn } = useSession();
  const introduced = useStore(firstUseStore).includes(page);
  const [visit, setVisit] = useState<Visit>();
  const [open, setOpen] = useState(true);
  const noted = useRef<Visit>(undefined);
  const isMember = ready && loggedIn;
  // What is kept changes during the visit, by this page itself too: only its beginning counts.
  if (isMember && !visit) {
    setVisit({ first: !introduced });
    setOpen(!introduced);
  }
  if (!isMember && visit) setVisit(undefined);

  // At each drawing: beside an open conversation of a phone it is not in sight yet.
  useEffect(() => {
    if (!visit?.first || noted.current === visit || !isInSight(panel.current)) return;
    noted.current = visit;
    noteIntroduced(page);
  });

  return { stands: !ready || loggedIn, open, setOpen };
}
