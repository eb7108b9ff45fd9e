import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { systemClock } from './clock';
import { systemRandom } from './random';

const START = new Date(2026, 1, 3, 23, 59).getTime();

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the clock', () => {
  it('returns the time and the local date', () => {
    expect([systemClock.now(), systemClock.today()]).toEqual([START, '2026-02-03']);
    vi.advanceTimersByTime(60_000);
    expect([systemClock.now(), systemClock.today()]).toEqual([START + 60_000, '2026-02-04']);
  });

  it('calls back once, unless cancelled', () => {
    const [called, cancelled] = [vi.fn<() => void>(), vi.fn<() => void>()];
    systemClock.later(100, called);
    systemClock.later(100, cancelled)();
    vi.advanceTimersByTime(99);
    expect(called).not.toHaveBeenCalled();
    vi.advanceTimersByTime(500);
    expect(called).toHaveBeenCalledTimes(1);
    expect(cancelled).not.toHaveBeenCalled();
  });

  it('calls back repeatedly until stopped', () => {
    const called = vi.fn<() => void>();
    const stop = systemClock.every(100, called);
    vi.advanceTimersByTime(350);
    expect(called).toHaveBeenCalledTimes(3);
    stop();
    vi.advanceTimersByTime(1000);
    expect(called).toHaveBeenCalledTimes(3);
  });
});

it('returns unique random ids, and random numbers below one', () => {
  const ids = Array.from({ length: 1000 }, () => systemRandom.id());
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{24}$/);
  const number = systemRandom.number();
  expect(number >= 0 && number < 1).toBe(true);
});
