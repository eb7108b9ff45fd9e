import { describe, expect, it, vi } from 'vitest';

import { loadPersistently } from './load-persistently';

const failing = (times: number) => {
  let remaining = times;
  return vi.fn<() => Promise<string>>(async () => {
    remaining -= 1;
    if (remaining >= 0) throw new Error('The file is gone.');
    return 'code';
  });
};

const quickClock = () => {
  const waits: number[] = [];
  const later = (ms: number, run: () => void) => {
    waits.push(ms);
    run();
    return () => undefined;
  };
  return { waits, later };
};

describe('a file whose markup is there already', () => {
  it('is asked for again, a little later each time', async () => {
    const { waits, later } = quickClock();
    expect(await loadPersistently(failing(3), { later })).toBe('code');
    expect(waits).toEqual([2000, 4000, 6000]);
  });

  it('tells of each failure, and is asked for again at once on demand', async () => {
    const load = failing(8);
    const never = { later: () => () => undefined };
    const onFailure = vi.fn<(tryAgain: () => void) => void>((tryAgain) => tryAgain());
    expect(await loadPersistently(load, never, onFailure)).toBe('code');
    expect(onFailure).toHaveBeenCalledTimes(8);
  });

  it('is left alone after six times, without a word', async () => {
    const load = failing(100);
    const { waits, later } = quickClock();
    const settled = vi.fn<() => void>();
    void loadPersistently(load, { later }).finally(settled);
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(6));
    await new Promise((resolve) => setImmediate(resolve));
    expect([load.mock.calls.length, waits.length, settled.mock.calls.length]).toEqual([6, 5, 0]);
  });
});
