import { useEffect, useState } from 'react';

import { systemClock } from './clock';
import { probeSite } from './probe-site';

/** The wait before the first attempt, which doubles up to the longest, in milliseconds. */
const FIRST_WAIT_MS = 15_000;
const MAX_WAIT_MS = 300_000;

/**
 * Whether the site could be reached since the component was mounted. Tries again by itself, at growing intervals while the page
 * is visible, and as soon as the browser reports a connection.
 */
export function useSiteReached(): boolean {
  const [isReached, setIsReached] = useState(false);
  useEffect(() => {
    if (isReached) return undefined;
    let isCurrent = true;
    let wait = FIRST_WAIT_MS;
    let cancel: () => void = () => undefined;
    const waitAndTry = () => {
      cancel();
      cancel = systemClock.later(wait, () => void tryNow());
      wait = Math.min(wait * 2, MAX_WAIT_MS);
    };
    const tryNow = async () => {
      const found = !document.hidden && (await probeSite()) === 'ours';
      if (!isCurrent) return;
      if (found) setIsReached(true);
      else waitAndTry();
    };
    const tryAgain = () => {
      wait = FIRST_WAIT_MS;
      void tryNow();
    };
    waitAndTry();
    window.addEventListener('online', tryAgain);
    document.addEventListener('visibilitychange', tryAgain);
    return () => {
      isCurrent = false;
      cancel();
      window.removeEventListener('online', tryAgain);
      document.removeEventListener('visibilitychange', tryAgain);
    };
  }, [isReached]);
  return isReached;
}
