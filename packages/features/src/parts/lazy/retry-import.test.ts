import { describe, expect, it, vi } from 'vitest';

import { retryImport } from './retry-import';

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

describe('retryImport', () => {
  it('retries after a growing delay', async () => {
    const { waits, later } = quickClock();
    expect(await retryImport(failing(3), { clock: { later } })).toBe('code');
    expect(waits).toEqual([2000, 4000, 6000]);
  });

  it('asks after the first and the second failure whether only a reload helps', async () => {
    const explain = vi.fn<() => Promise<void>>();
    await retryImport(failing(3), { clock: quickClock(), explain });
    expect(explain.mock.calls).toEqual([[{ isRepeated: false }], [{ isRepeated: true }]]);
  });

  it('reports that it gives up after six attempts, and stays pending', async () => {
    const load = failing(100);
    const { waits, later } = quickClock();
    const settled = vi.fn<() => void>();
    const onGiveUp = vi.fn<() => void>();
    void retryImport(load, { clock: { later }, onGiveUp }).finally(settled);
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(6));
    await new Promise((resolve) => setImmediate(resolve));
    expect(onGiveUp).toHaveBeenCalledOnce();
    expect([load.mock.calls.length, waits.length, settled.mock.calls.length]).toEqual([6, 5, 0]);
  });
});
