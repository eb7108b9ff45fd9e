import { useEffect } from 'react';

import { useStore } from '../platform/use-store';
import { toasterDemand } from '../shared/toasts/toaster-demand';
import { useLoaded } from '../shared/use-loaded';

const loadToaster = () => import('./MountedToaster');

/** Brings the toaster with the visitor's first press or key: its live region stands long before any message. */
export function ToasterOnDemand() {
  const wanted = useStore(toasterDemand);
  const toaster = useLoaded(wanted, loadToaster);
  useEffect(() => {
    if (wanted) return undefined;
    const events = ['pointerdown', 'keydown'] as const;
    events.forEach((name) => window.addEventListener(name, toasterDemand.request, { once: true }));
    return () => events.forEach((name) => window.removeEventListener(name, toasterDemand.request));
  }, [wanted]);
  useEffect(() => {
    if (toaster.state === 'failed') toasterDemand.withdraw();
  }, [toaster.state]);
  return toaster.state === 'ready' ? <toaster.value.MountedToaster /> : null;
}
