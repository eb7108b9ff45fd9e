import { describe, expect, it } from 'vitest';

import { createRateLimit } from './rate-limit';

/** A limit with a clock that is set by hand, in milliseconds. */
const limited = (burst: number, perSecond: number) => {
  let time = 1_000_000;
  const limit = createRateLimit({ burst, perSecond }, () => time);
  const askAll = async (count: number, visitor = 'a') => {
    const waits: number[] = [];
    for (let asked = 0; asked < count; asked += 1) waits.push(await limit(visitor));
    return waits;
  };
  return { limit, askAll, pass: (ms: number) => (time += ms) };
};
const refused = (waits: readonly number[]) => waits.filter((wait) => wait > 0).length;

describe('the limit of questions', () => {
  it('is lifted by a speed of nought', async () => {
    expect(refused(await limited(1, 0).askAll(1000))).toBe(0);
  });

  it.each([
    [60, 5],
    [60, 3],
    [7, 0.3],
    [30, 30 / 3600],
  ])('takes %i questions at once, and not one more, at %d a second', async (burst, perSecond) => {
    const { askAll, pass } = limited(burst, perSecond);
    expect(refused(await askAll(burst))).toBe(0);
    expect(refused(await askAll(5))).toBe(5);
    pass(1000 / perSecond + 1);
    expect(refused(await askAll(2))).toBe(1);
  });

  it('fills up again, never above its burst', async () => {
    const { askAll, pass } = limited(10, 2);
    await askAll(10);
    pass(3_600_000);
    expect(refused(await askAll(12))).toBe(2);
  });

  it('does not count what it refuses', async () => {
    const { askAll, pass } = limited(1, 1);
    await askAll(100);
    pass(1000);
    expect(await askAll(1)).toEqual([0]);
  });

  it('tells how long to wait', async () => {
    const { askAll, pass } = limited(1, 1 / 60);
    expect(await askAll(2)).toEqual([0, 60]);
    pass(30_000);
    expect(await askAll(1)).toEqual([30]);
  });

  it('counts each visitor alone', async () => {
    const { askAll } = limited(2, 1);
    expect(refused(await askAll(3, 'a'))).toBe(1);
    expect(refused(await askAll(2, 'b'))).toBe(0);
  });

  it('keeps its time and its limit through a flood of addresses', async () => {
    const { limit, askAll } = limited(1, 1 / 3600);
    const started = performance.now();
    for (let visitor = 0; visitor < 200_000; visitor += 1) await limit(`v${visitor}`);
    expect(performance.now() - started).toBeLessThan(4000);
    expect(refused(await askAll(2, 'late'))).toBe(1);
  });
});
