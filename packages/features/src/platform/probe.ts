import { online } from './connection';
import { request } from './http';

const PROBE_TIMEOUT_MS = 5000;

/** Asks the host for a byte, because a browser that says "online" may still reach nobody. */
export const probeConnection = async (): Promise<boolean> => {
  if (!online.get()) return false;
  const answer = await request({ url: '/robots.txt', timeoutMs: PROBE_TIMEOUT_MS });
  return answer.ok;
};
