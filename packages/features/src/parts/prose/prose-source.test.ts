import { describe, expect, it, vi } from 'vitest';

import type { ProseModule } from '../../content/prose-module';
import { createProseSource } from './prose-source';

const module: ProseModule = { default: () => null, meta: {}, outline: [], sections: [] };
const failing = (times: number) => {
  let left = times;
  return vi.fn<(slug: string) => Promise<ProseModule>>(async () => {
    left -= 1;
    if (left >= 0) throw new Error('The file is gone.');
    return module;
  });
};

describe('the source of documents', () => {
  it('loads each document once', async () => {
    const load = failing(0);
    const source = createProseSource(load);
    expect(source.open('a', false)).toBe(source.open('a', true));
    expect(await source.open('a', false)).toBe(module);
    await source.open('b', false);
    expect(load.mock.calls).toEqual([['a'], ['b']]);
  });

  it('gives nothing for a file that does not arrive, and asks again once it is forgotten', async () => {
    const source = createProseSource(failing(1));
    expect(await source.open('a', false)).toBeUndefined();
    expect(await source.open('a', false)).toBeUndefined();
    source.forget('a');
    expect(await source.open('a', false)).toBe(module);
  });

  it('asks again by itself where the markup is there, a little later each time', async () => {
    const waits: number[] = [];
    const clock = {
      later: (ms: number, run: () => void) => {
        waits.push(ms);
        run();
        return () => undefined;
      },
    };
    expect(await createProseSource(failing(3), clock).open('a', true)).toBe(module);
    expect(waits).toEqual([2000, 4000, 6000]);
  });

  it('gives up asking after six times, and leaves the markup alone', async () => {
    const load = failing(100);
    const clock = {
      later: (_ms: number, run: () => void) => {
        run();
        return () => undefined;
      },
    };
    const settled = vi.fn<() => void>();
    void createProseSource(load, clock).open('a', true).finally(settled);
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(6));
    await new Promise((resolve) => setImmediate(resolve));
    expect([load.mock.calls.length, settled.mock.calls.length]).toEqual([6, 0]);
  });
});
