import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';

/** Counts a question of a visitor; gives the whole seconds until the next one may come, 0 when this one may. */
export type RateLimit = (visitor: string) => Promise<number>;

/** Makes one counter: so many points in so many seconds, under a name of its own. */
export type MakeCounter = (options: { readonly points: number; readonly duration: number; readonly keyPrefix: string }) => RateLimiterAbstract;

const HOUR = 3600;

/** How long a refused visitor has to wait, in milliseconds; undefined for anything else that was thrown. */
const waitOf = (thrown: unknown): number | undefined => {
  const wait = typeof thrown === 'object' && thrown !== null && 'msBeforeNext' in thrown ? thrown.msBeforeNext : undefined;
  return typeof wait === 'number' ? wait : undefined;
};

/**
 * Limits the questions of each visitor, a number of 0 lifting that limit; counts in memory unless another counter is given.
 * The time to wait is never longer than the span that is counted, also after the clock has been set back.
 */
export const createRateLimit = (
  limits: { readonly perSecond: number; readonly perHour: number },
  makeCounter: MakeCounter = (options) => new RateLimiterMemory(options),
): RateLimit => {
  const counters = [
    { points: limits.perSecond, duration: 1, keyPrefix: 'iru:second' },
    { points: limits.perHour, duration: HOUR, keyPrefix: 'iru:hour' },
  ]
    .filter(({ points }) => points > 0)
    .map((options) => ({ ...options, counter: makeCounter(options) }));
  return async (visitor) => {
    for (const { counter, duration } of counters) {
      try {
        // One after another: what the first refuses does not count for the second.
        await counter.consume(visitor);
      } catch (refused) {
        const wait = waitOf(refused);
        if (wait === undefined) throw refused;
        return Math.min(duration, Math.max(1, Math.ceil(wait / 1000)));
      }
    }
    return 0;
  };
};
