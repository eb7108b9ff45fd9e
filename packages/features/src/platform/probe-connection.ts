import { systemClock } from './clock';
import { online } from './connection';

const PROBE_TIMEOUT_MS = 5000;

/** Requests a small file, because a browser that is "online" may still have no connection. */
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
