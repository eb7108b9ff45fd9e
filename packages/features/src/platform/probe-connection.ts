import { systemClock } from './clock';
import { online } from './connection';

/** How long the host may take to answer, in milliseconds. */
const PROBE_TIMEOUT_MS = 5000;

/** Asks the host for a small file, because a browser that says "online" may still reach nobody. */
export const probeConnection = async (): Promise<boolean> => {
  if (!online.get()) return false;
  const controller = new AbortController();
  return new Promise((resolve) => {
    const settle = (found: boolean) => {
      cancel();
      resolve(found);
      controller.abort();
    };
    const cancel = systemClock.later(PROBE_TIMEOUT_MS, () => settle(false));
    fetch('/robots.txt', { cache: 'no-store', signal: controller.signal }).then(
      () => settle(true),
      () => settle(false),
    );
  });
};
