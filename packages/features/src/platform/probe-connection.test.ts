import { afterEach, describe, expect, it, vi } from 'vitest';

import { hostDoes } from '../testing/host-does';
import { probeConnection } from './probe-connection';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('probeConnection', () => {
  it.each([200, 404, 500])(
    'takes any answer of the host for a connection, such as %i',
    async (status) => {
      const calls = hostDoes({ status });
      expect(await probeConnection()).toBe(true);
      expect(calls).toMatchObject([{ url: '/robots.txt', method: 'GET' }]);
    },
  );

  it('is false when the host can’t be reached', async () => {
    hostDoes({ offline: true });
    expect(await probeConnection()).toBe(false);
  });

  it('times out after five seconds', async () => {
    vi.useFakeTimers();
    hostDoes({ hang: 'deaf' });
    const ended = vi.fn<(found: boolean) => void>();
    const probe = probeConnection().then(ended);
    await vi.advanceTimersByTimeAsync(4999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await probe;
    expect(ended).toHaveBeenCalledWith(false);
  });

  it('makes no request while the browser is offline', async () => {
    const calls = hostDoes({ status: 200 });
    vi.stubGlobal('navigator', { onLine: false });
    expect(await probeConnection()).toBe(false);
    expect(calls).toEqual([]);
  });
});
