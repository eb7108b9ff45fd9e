import { useEffect } from 'react';

import { useLazyImport } from '../parts/lazy/use-lazy-import';
import { toasterDemand } from '../parts/toasts/toaster-demand';
import { systemClock } from '../platform/clock';
import { reloadNeeded } from '../platform/reload-needed';
import { useStore } from '../platform/use-store';

const loadToaster = () => import('./MountedToaster');

/** In milliseconds: loading the toaster's style sheet restyles the page, so wait until the click has been handled. */
const AFTER_PRESS_MS = 600;

/** Loads the toaster soon after the first click or key press, so that its live region exists long before any message. */
export function ToasterOnDemand() {
  const requested = useStore(toasterDemand);
  const toaster = useLazyImport(requested, loadToaster);
  useEffect(() => {
    // Once only a reload helps, each click would fail, and the page would offer it again.
    if (requested || reloadNeeded.get() > 0) return undefined;
    const events = ['pointerdown', 'keydown'] as const;
    let cancel: (() => void) | undefined;
    const begin = () => {
      cancel ??= systemClock.later(AFTER_PRESS_MS, toasterDemand.request);
    };
    events.forEach((name) => window.addEventListener(name, begin, { once: true }));
    return () => {
      cancel?.();
      events.forEach((name) => window.removeEventListener(name, begin));
    };
  }, [requested]);
  useEffect(() => {
    if (toaster.state === 'failed') toasterDemand.withdraw();
  }, [toaster.state]);
  return toaster.state === 'ready' ? <toaster.value.MountedToaster /> : null;
}
