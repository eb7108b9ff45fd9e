import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createDataCache, DataError } from './data-cache';

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the data cache', () => {
  const ask = (cache: ReturnType<typeof createDataCache>, queryFn: () => Promise<string>) =>
    cache.fetchQuery({ queryKey: ['thing'], queryFn });

  it('caches an answer for five minutes', async () => {
    const cache = createDataCache();
    const load = vi.fn<() => Promise<string>>().mockResolvedValue('there');
    expect(await ask(cache, load)).toBe('there');
    await vi.advanceTimersByTimeAsync(5 * MINUTE - 1);
    expect(await ask(cache, load)).toBe('there');
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await ask(cache, load)).toBe('there');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('drops entries that were not used for five minutes', async () => {
    const cache = createDataCache();
    await ask(cache, () => Promise.resolve('there'));
    await vi.advanceTimersByTimeAsync(5 * MINUTE - 1);
    expect(cache.getQueryData(['thing'])).toBe('there');
    await vi.advanceTimersByTimeAsync(1);
    expect(cache.getQueryData(['thing'])).toBeUndefined();
  });

  it('retries three times, after one, two and four seconds', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(new DataError('Busy.', true));
    const answer = ask(createDataCache(), load).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(0);
    for (const [wait, calls] of [
      [1000, 1],
      [2000, 2],
      [4000, 3],
    ] as const) {
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(load).toHaveBeenCalledTimes(calls);
      await vi.advanceTimersByTimeAsync(1);
      expect(load).toHaveBeenCalledTimes(calls + 1);
    }
    expect(await answer).toMatchObject({ name: 'DataError', message: 'Busy.' });
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(load).toHaveBeenCalledTimes(4);
  });

  it.each([[new DataError('Forbidden.', false)], [new Error('Broken.')]])(
    'doesn’t retry an error that a retry can’t fix: %s',
    async (error) => {
      const load = vi.fn<() => Promise<string>>().mockRejectedValue(error);
      const answer = ask(createDataCache(), load).catch((failure: unknown) => failure);
      await vi.advanceTimersByTimeAsync(MINUTE);
      expect(await answer).toBe(error);
      expect(load).toHaveBeenCalledTimes(1);
    },
  );
});
