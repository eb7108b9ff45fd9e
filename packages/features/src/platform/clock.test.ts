import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { fakeClock } from '../testing/fake-clock';
import { fakeRandom } from '../testing/fake-random';
import { localDate, systemClock } from './clock';
import { systemRandom } from './random';

const START = new Date(2026, 1, 3, 23, 59).getTime();

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each([
  [
    'the device',
    () => ({ clock: systemClock, advance: (ms: number) => void vi.advanceTimersByTime(ms) }),
  ],
  [
    'a test',
    () => {
      const clock = fakeClock(START);
      return { clock, advance: clock.advance };
    },
  ],
] as const)('the clock of %s', (_name, make) => {
  it('returns the time and the local date', () => {
    const { clock, advance } = make();
    expect([clock.now(), clock.today()]).toEqual([START, '2026-02-03']);
    advance(60_000);
    expect([clock.now(), clock.today()]).toEqual([START + 60_000, '2026-02-04']);
  });

  it('calls back once, unless cancelled', () => {
    const { clock, advance } = make();
    const [called, cancelled] = [vi.fn<() => void>(), vi.fn<() => void>()];
    clock.later(100, called);
    clock.later(100, cancelled)();
    advance(99);
    expect(called).not.toHaveBeenCalled();
    advance(500);
    expect(called).toHaveBeenCalledTimes(1);
    expect(cancelled).not.toHaveBeenCalled();
  });

  it('calls back repeatedly until stopped', () => {
    const { clock, advance } = make();
    const called = vi.fn<() => void>();
    const stop = clock.every(100, called);
    advance(350);
    expect(called).toHaveBeenCalledTimes(3);
    stop();
    advance(1000);
    expect(called).toHaveBeenCalledTimes(3);
  });
});

it('pads the date', () => {
  expect(localDate(new Date(2026, 10, 9).getTime())).toBe('2026-11-09');
});

describe('the random generator', () => {
  it('returns unique ids and numbers below one', () => {
    const ids = Array.from({ length: 1000 }, () => systemRandom.id());
    expect(new Set(ids).size).toBe(1000);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{24}$/);
    const number = systemRandom.number();
    expect(number >= 0 && number < 1).toBe(true);
  });

  it('is predictable in tests', () => {
    const random = fakeRandom([0.1, 0.9]);
    expect([random.number(), random.number(), random.number()]).toEqual([0.1, 0.9, 0.1]);
    expect([random.id(), random.id()]).toEqual(['id-1', 'id-2']);
  });
});
