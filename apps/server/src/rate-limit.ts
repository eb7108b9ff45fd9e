/** Returns how many seconds a visitor must wait, or 0 if the question is accepted and counted. */
export type RateLimit = (visitor: string) => Promise<number>;

/** A token bucket's size and refill rate; a rate of 0 means no limit. */
export interface Bucket {
  readonly burst: number;
  readonly perSecond: number;
}

/** Beyond this the oldest visitors are evicted and start with a full bucket again. */
const MAX_VISITORS = 50_000;
const EVICTION_INTERVAL_MS = 60_000;

/** Converts a wait to whole seconds. Less than a millisecond is a rounding error. */
export const toSeconds = (waitMs: number): number => (waitMs < 1 ? 0 : Math.ceil(waitMs / 1000));

/**
 * Returns a rate limit with a token bucket per visitor in memory, stored as the time when the bucket will be full. The clock
 * is monotonic, so changing the system clock makes no visitor wait.
 */
export const createRateLimit = (
  { burst, perSecond }: Bucket,
  now: () => number = () => performance.now(),
): RateLimit => {
  if (perSecond === 0) return async () => 0;
  const refillMs = 1000 / perSecond;
  const fullAt = new Map<string, number>();
  let nextEviction = 0;

  const evict = (time: number) => {
    nextEviction = time + EVICTION_INTERVAL_MS;
    for (const [visitor, full] of fullAt) if (full <= time) fullAt.delete(visitor);
    if (fullAt.size < MAX_VISITORS) return;
    // Half at once, so that under a flood of addresses not every question iterates over all of them.
    for (const visitor of [...fullAt.keys()].slice(0, MAX_VISITORS / 2)) fullAt.delete(visitor);
  };

  return async (visitor) => {
    const time = now();
    if (time >= nextEviction || fullAt.size >= MAX_VISITORS) evict(time);
    const full = Math.max(fullAt.get(visitor) ?? 0, time) + refillMs;
    const seconds = toSeconds(full - time - burst * refillMs);
    if (seconds === 0) fullAt.set(visitor, full);
    return seconds;
  };
};
