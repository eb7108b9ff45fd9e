import { describe, expect, it } from 'vitest';

import { createRateLimit } from './rate-limit';

/** With a fake clock, in milliseconds. */
const createTestLimit = (burst: number, perSecond: number) => {
  let time = 1_000_000;
  const limit = createRateLimit({ burst, perSecond }, () => time);
  const askAll = async (count: number, visitor = 'a') => {
    const waits: number[] = [];
    for (let asked = 0; asked < count; asked += 1) waits.push(await limit(visitor));
    return waits;
  };
  return { limit, askAll, advance: (ms: number) => (time += ms) };
};
const countRefused = (waits: readonly number[]) => waits.filter((wait) => wait > 0).length;

describe('the rate limit', () => {
  it('is off at a rate of 0', async () => {
    expect(countRefused(await createTestLimit(1, 0).askAll(1000))).toBe(0);
  });

  it.each([
    [60, 5],
    [60, 3],
    [7, 0.3],
    [30, 30 / 3600],
  ])('allows a burst of exactly %i questions at %d per second', async (burst, perSecond) => {
    const { askAll, advance } = createTestLimit(burst, perSecond);
    expect(countRefused(await askAll(burst))).toBe(0);
    expect(countRefused(await askAll(5))).toBe(5);
    advance(1000 / perSecond + 1);
    expect(countRefused(await askAll(2))).toBe(1);
  });

  it('refills up to its burst', async () => {
    const { askAll, advance } = createTestLimit(10, 2);
    await askAll(10);
    advance(3_600_000);
    expect(countRefused(await askAll(12))).toBe(2);
  });

  it('doesn’t count refused questions', async () => {
    const { askAll, advance } = createTestLimit(1, 1);
    await askAll(100);
    advance(1000);
    expect(await askAll(1)).toEqual([0]);
  });

  it('returns the wait in seconds', async () => {
    const { askAll, advance } = createTestLimit(1, 1 / 60);
    expect(await askAll(2)).toEqual([0, 60]);
    advance(30_000);
    expect(await askAll(1)).toEqual([30]);
  });

  it('is separate for each visitor', async () => {
    const { askAll } = createTestLimit(2, 1);
    expect(countRefused(await askAll(3, 'a'))).toBe(1);
    expect(countRefused(await askAll(2, 'b'))).toBe(0);
  });

  it('stays fast and correct under a flood of addresses', async () => {
    const { limit, askAll } = createTestLimit(1, 1 / 3600);
    const started = performance.now();
    for (let visitor = 0; visitor < 200_000; visitor += 1) await limit(`v${visitor}`);
    expect(performance.now() - started).toBeLessThan(4000);
    expect(countRefused(await askAll(2, 'late'))).toBe(1);
  });
});
