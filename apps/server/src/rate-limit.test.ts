import { afterEach, describe, expect, it, vi } from 'vitest';

import { createRateLimit } from './rate-limit';

afterEach(() => vi.useRealTimers());

const at = (iso: string) => vi.setSystemTime(new Date(iso));

describe('the limit of questions', () => {
  it('is lifted by nought', async () => {
    const limit = createRateLimit({ perSecond: 0, perHour: 0 });
    for (let asked = 0; asked < 100; asked += 1) expect(await limit('a')).toBe(0);
  });

  it('counts each visitor alone, and not what was refused within a second for the hour', async () => {
    const limit = createRateLimit({ perSecond: 1, perHour: 2 });
    expect([await limit('a'), await limit('a'), await limit('a'), await limit('b')]).toEqual([0, 1, 1, 0]);
  });

  it('never makes anybody wait longer than the span, though the clock is set back', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    at('2026-06-05T09:00:00Z');
    const limit = createRateLimit({ perSecond: 0, perHour: 1 });
    expect(await limit('a')).toBe(0);
    at('2016-01-01T00:00:00Z');
    expect(await limit('a')).toBe(3600);
  });

  it('lets ask again when the clock jumps on', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    at('2026-06-05T09:00:00Z');
    const limit = createRateLimit({ perSecond: 0, perHour: 1 });
    expect([await limit('a'), await limit('a')]).toEqual([0, 3600]);
    at('2036-06-05T09:00:00Z');
    expect(await limit('a')).toBe(0);
  });

  it('forgets a visitor after the span by a timer that no clock moves', async () => {
    vi.useFakeTimers();
    const limit = createRateLimit({ perSecond: 1, perHour: 0 });
    expect([await limit('a'), await limit('a')]).toEqual([0, 1]);
    at('2016-01-01T00:00:00Z');
    await vi.advanceTimersByTimeAsync(1001);
    expect(await limit('a')).toBe(0);
  });

  it('hands on what is no refusal', async () => {
    const broken = { consume: () => Promise.reject(new Error('out of order')) };
    const limit = createRateLimit({ perSecond: 1, perHour: 1 }, () => broken as never);
    await expect(limit('a')).rejects.toThrow('out of order');
  });
});
