import { createHash } from 'node:crypto';

import { type Log, nameOf } from './log';
import type { Metrics } from './metrics';
import { type Bucket, createRateLimit, type RateLimit, secondsOf } from './rate-limit';

/** How long a command may take before this copy counts on its own, in milliseconds. */
const COMMAND_MS = 500;
/** The longest pause between two attempts to reconnect, in milliseconds. */
const RECONNECT_MS = 2000;

/**
 * The bucket of `createRateLimit` by the clock of the store, in whole milliseconds: gives the wait, 0 when the question
 * was taken. `redis.call` is known to Redis from version 5 and to Valkey alike.
 */
const TAKE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local refill, burst = tonumber(ARGV[1]), tonumber(ARGV[2])
local full = math.max(tonumber(redis.call('GET', KEYS[1]) or 0), now) + refill
local wait = math.ceil(full - now - burst * refill - 0.5)
if wait > 0 then return wait end
redis.call('SET', KEYS[1], string.format('%.3f', full), 'PX', math.ceil(full - now))
return 0
`;

/** Where the copies of the service count together. */
export interface SharedCount {
  /** A limit of its own, under a name that all copies use. */
  readonly limitOf: (name: string, bucket: Bucket) => RateLimit;
  readonly close: () => void;
}

/**
 * Counts visitors in a Valkey or Redis that several copies share; while it is gone each copy counts on its own, and the
 * log tells when that begins and ends. Visitors are kept under a digest salted with the address and password of the
 * store, until their bucket is full again.
 */
export const connectValkey = async (
  url: string,
  log: Log,
  metrics: Metrics,
): Promise<SharedCount> => {
  const { Redis } = await import('iovalkey');
  const client = new Redis(url.replace(/^valkey/, 'redis'), {
    commandTimeout: COMMAND_MS,
    connectTimeout: 2000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(RECONNECT_MS, attempt * 100),
  });
  let isShared = true;
  const note = (works: boolean, reason?: unknown) => {
    if (works !== isShared) {
      if (works) log('info', 'valkey-back');
      else log('warn', 'valkey-gone', { reason: nameOf(reason) });
    }
    isShared = works;
  };
  client.on('error', (error: unknown) => note(false, error));
  // A copy that starts counts with the others from its first question on, if they can be reached at once.
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
  const limitOf = (name: string, bucket: Bucket): RateLimit => {
    const countAlone = createRateLimit(bucket);
    if (bucket.perSecond === 0) return countAlone;
    return async (visitor) => {
      try {
        const waitMs = await client.eval(
          TAKE,
          1,
          keyOf(name, visitor),
          String(1000 / bucket.perSecond),
          String(bucket.burst),
        );
        if (typeof waitMs !== 'number') throw new TypeError('No number came back');
        note(true);
        return secondsOf(waitMs);
      } catch (error) {
        note(false, error);
        metrics.add('iru_limiter_fallbacks_total');
        return countAlone(visitor);
      }
    };
  };
  return { limitOf, close: () => client.disconnect() };
};
