import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { useLoaded } from './use-loaded';

/** A file that arrives, or does not, when it is told to. */
const slowFile = () => {
  const waiting: { arrive: (value: object) => void; fail: (cause: Error) => void }[] = [];
  const load = vi.fn<() => Promise<object>>(
    () => new Promise((arrive, fail) => void waiting.push({ arrive, fail })),
  );
  return {
    load,
    arrives: (value: object, at = 0) => act(async () => waiting[at]?.arrive(value)),
    fails: (at = 0) => act(async () => waiting[at]?.fail(new Error('Failed to fetch'))),
  };
};

const start = (wanted: boolean) => {
  const file = slowFile();
  const hook = renderHook(({ wish }) => useLoaded(wish, file.load), { initialProps: { wish: wanted } });
  return { ...file, ...hook };
};

describe('useLoaded', () => {
  it('loads nothing before it is wanted', () => {
    const { result, load } = start(false);
    expect(result.current.state).toBe('idle');
    expect(load).not.toHaveBeenCalled();
  });

  it('loads once and keeps what it has, wanted or not', async () => {
    const { result, load, arrives, rerender } = start(true);
    expect(result.current.state).toBe('loading');
    const part = { Part: 'here' };
    await arrives(part);
    expect(result.current).toEqual({ state: 'ready', value: part });
    rerender({ wish: false });
    rerender({ wish: true });
    expect(result.current.value).toBe(part);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('says that a file did not arrive, and asks again at the next wish', async () => {
    const { result, load, fails, arrives, rerender } = start(true);
    await fails();
    expect(result.current.state).toBe('failed');
    rerender({ wish: false });
    expect(load).toHaveBeenCalledTimes(1);
    rerender({ wish: true });
    expect(result.current.state).toBe('loading');
    await arrives({}, 1);
    expect(result.current.state).toBe('ready');
  });

  it('takes nothing once it is gone', async () => {
    const onError = vi.spyOn(console, 'error');
    const { result, arrives, unmount } = start(true);
    unmount();
    await arrives({});
    expect(result.current.state).toBe('loading');
    expect(onError).not.toHaveBeenCalled();
  });
});
