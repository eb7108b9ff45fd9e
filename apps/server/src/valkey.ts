import { createHash } from 'node:crypto';

import { getErrorName, type Log } from './log';
import type { Metrics } from './metrics';
import { type Bucket, createRateLimit, type RateLimit, toSeconds } from './rate-limit';

/** How long a command may take before this instance limits in memory, in milliseconds. */
const COMMAND_MS = 500;
const MAX_RECONNECT_MS = 2000;

/**
 * The token bucket of `createRateLimit`, by the store's clock. Returns the wait in whole milliseconds, or 0 if the question is
 * accepted. `redis.call` exists in Redis 5 and later, and in Valkey.
 */
const TAKE_TOKEN = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local refill, burst = tonumber(ARGV[1]), tonumber(ARGV[2])
local full = math.max(tonumber(redis.call('GET', KEYS[1]) or 0), now) + refill
local wait = math.ceil(full - now - burst * refill - 0.5)
if wait > 0 then return wait end
redis.call('SET', KEYS[1], string.format('%.3f', full), 'PX', math.ceil(full - now))
return 0
`;

export interface RateLimitStore {
  /** Returns the limit with a name that all instances use. */
  readonly createLimit: (name: string, bucket: Bucket) => RateLimit;
  readonly close: () => void;
}

/**
 * Connects to a Valkey or Redis that several instances share. While it's unavailable each instance limits in memory, and the
 * log reports when that starts and ends. Visitors are stored as a hash, salted with the store's URL and password, until their
 * bucket is full again.
 */
export const connectValkey = async (
  url: string,
  log: Log,
  metrics: Metrics,
): Promise<RateLimitStore> => {
  const { Redis } = await import('iovalkey');
  const client = new Redis(url.replace(/^valkey/, 'redis'), {
    commandTimeout: COMMAND_MS,
    connectTimeout: 2000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(MAX_RECONNECT_MS, attempt * 100),
  });
  let isShared = true;
  const setShared = (value: boolean, reason?: unknown) => {
    if (value !== isShared) {
      if (value) log('info', 'valkey-back');
      else log('warn', 'valkey-gone', { reason: getErrorName(reason) });
    }
    isShared = value;
  };
  client.on('error', (error: unknown) => setShared(false, error));
  // Wait briefly, so that the first question is already limited together with the other instances.
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, COMMAND_MS);
    for (const event of ['ready', 'error'] as const) {
      client.once(event, () => {
        clearTimeout(timer);
        resolve();
      });
    }
  });

  const keyOf = (name: string, visitor: string) =>
    `iru:${name}:${createHash('sha256').update(`${url}\n${visitor}`).digest('base64url')}`;
  const createLimit = (name: string, bucket: Bucket): RateLimit => {
    const limitInMemory = createRateLimit(bucket);
    if (bucket.perSecond === 0) return limitInMemory;
    return async (visitor) => {
      try {
        const waitMs = await client.eval(
          TAKE_TOKEN,
          1,
          keyOf(name, visitor),
          String(1000 / bucket.perSecond),
          String(bucket.burst),
        );
        if (typeof waitMs !== 'number') throw new TypeError('The store returned no number');
        setShared(true);
        return toSeconds(waitMs);
      } catch (error) {
        setShared(false, error);
        metrics.add('iru_limiter_fallbacks_total');
        return limitInMemory(visitor);
      }
    };
  };
  return { createLimit, close: () => client.disconnect() };
};
