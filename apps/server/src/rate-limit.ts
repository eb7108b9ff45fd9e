/** Takes one question of a visitor; gives the whole seconds until the next one may come, 0 when this one may. */
export type RateLimit = (visitor: string) => Promise<number>;

/** How many questions may come at once, and how fast that number fills up again; a speed of 0 lifts the limit. */
export interface Bucket {
  readonly burst: number;
  readonly perSecond: number;
}

/** More visitors than this are not kept: the first of them start with a full bucket again. */
const MAX_VISITORS = 50_000;
/** How often visitors whose bucket is full are forgotten, in milliseconds. */
const FORGET_MS = 60_000;

/** The whole seconds of a wait in milliseconds; less than one comes from rounding and is none. */
export const secondsOf = (waitMs: number): number => (waitMs < 1 ? 0 : Math.ceil(waitMs / 1000));

/**
 * Limits the questions of each visitor by a bucket of tokens in memory. Of a visitor one number is kept: when the bucket
 * will be full. The clock only runs forward, so setting the machine's clock makes no visitor wait.
 */
export const createRateLimit = (
  { burst, perSecond }: Bucket,
  now: () => number = () => performance.now(),
): RateLimit => {
  if (perSecond === 0) return async () => 0;
  const refillMs = 1000 / perSecond;
  const fullAt = new Map<string, number>();
  let forgetAt = 0;

  const forget = (time: number) => {
    forgetAt = time + FORGET_MS;
    for (const [visitor, full] of fullAt) if (full <= time) fullAt.delete(visitor);
    if (fullAt.size < MAX_VISITORS) return;
    // Half at once, so that a flood of addresses does not make every question cost a walk through all of them.
    for (const visitor of [...fullAt.keys()].slice(0, MAX_VISITORS / 2)) fullAt.delete(visitor);
  };

  return async (visitor) => {
    const time = now();
    if (time >= forgetAt || fullAt.size >= MAX_VISITORS) forget(time);
    const full = Math.max(fullAt.get(visitor) ?? 0, time) + refillMs;
    const seconds = secondsOf(full - time - burst * refillMs);
    if (seconds === 0) fullAt.set(visitor, full);
    return seconds;
  };
};
