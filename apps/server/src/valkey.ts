import { createHash } from 'node:crypto';

import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import RateLimiterValkey from 'rate-limiter-flexible/lib/RateLimiterValkey.js';

import { type Log, nameOf } from './log';
import { createRateLimit, type RateLimit } from './rate-limit';

/** How long a command may take before this copy counts on its own, in milliseconds. */
const COMMAND_MS = 500;
/** The longest pause between two attempts to reconnect, in milliseconds. */
const RECONNECT_MS = 2000;

/**
 * Counts visitors in a Valkey that several copies share; while it is gone each copy counts on its own. Visitors are
 * kept under a digest salted with the address and password of the Valkey, for an hour at most.
 */
export const createSharedRateLimit = async (
  url: string,
  limits: { readonly perSecond: number; readonly perHour: number },
  log: Log,
): Promise<{ readonly limit: RateLimit; readonly close: () => void }> => {
  const { Redis } = await import('iovalkey');
  const client = new Redis(url.replace(/^valkey/, 'redis'), {
    commandTimeout: COMMAND_MS,
    connectTimeout: 2000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(RECONNECT_MS, attempt * 100),
  });
  let reachable = true;
  client.on('ready', () => {
    if (!reachable) log('info', 'valkey-back');
    reachable = true;
  });
  client.on('error', (error: unknown) => {
    if (reachable) log('warn', 'valkey-gone', { reason: nameOf(error) });
    reachable = false;
  });
  const limit = createRateLimit(limits, (options) =>
    new RateLimiterValkey({ ...options, storeClient: client, rejectIfValkeyNotReady: true, insuranceLimiter: new RateLimiterMemory(options) }),
  );
  const keyOf = (visitor: string) => createHash('sha256').update(`${url}\n${visitor}`).digest('base64url');
  return { limit: (visitor) => limit(keyOf(visitor)), close: () => client.disconnect() };
};
