import { Fragment, type ReactNode, useEffect, useLayoutEffect } from 'react';

import { notify } from '../parts/toasts/notify';
import { deviceErasure } from '../platform/erasure';
import { dropScroll } from '../platform/scroll';
import { useErasures } from '../platform/use-erasures';
import { shellCopy as copy } from '#words/shell/copy';
import { focusHeading } from './focus-heading';

export interface ResetOnEraseProps {
  children: ReactNode;
}

/** Remounts the site after an erase or a logout, so that no half-filled form survives in this tab's memory. */
export function ResetOnErase({ children }: ResetOnEraseProps) {
  const erasures = useErasures();
  useLayoutEffect(() => {
    if (erasures > 0) dropScroll();
  }, [erasures]);
  useEffect(() => {
    if (erasures === 0) return;
    const isOwn = deviceErasure.wasOwn();
    if (deviceErasure.scope() === 'tabs') {
      // A logout in another tab mustn't move focus.
      if (isOwn) focusHeading();
      void notify({ kind: 'info', text: copy.loggedOut });
    } else if (!isOwn) void notify({ kind: 'info', text: copy.erasedElsewhere });
  }, [erasures]);
  return <Fragment key={erasures}>{children}</Fragment>;
}
