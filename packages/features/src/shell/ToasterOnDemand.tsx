import { useEffect } from 'react';

import { useLazyImport } from '../parts/lazy/use-lazy-import';
import { toasterDemand } from '../parts/toasts/toaster-demand';
import { systemClock } from '../platform/clock';
import { useStore } from '../platform/use-store';

const loadToaster = () => import('./MountedToaster');

/** Its style sheet restyles the whole page: not while the press itself is being answered, in milliseconds. */
const AFTER_PRESS_MS = 600;

/** Brings the toaster soon after the visitor's first press or key: its live region stands long before any message. */
export function ToasterOnDemand() {
  const requested = useStore(toasterDemand);
  const toaster = useLazyImport(requested, loadToaster);
  useEffect(() => {
    if (requested) return undefined;
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
