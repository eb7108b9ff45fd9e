import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { reloadNeeded } from '../../platform/reload-needed';
import { useLazyImport } from './use-lazy-import';

const part = { Part: 'here' };
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
  const hook = renderHook(({ wish }) => useLazyImport(wish, file.load), {
    initialProps: { wish: wanted },
  });
  return { ...file, ...hook };
};

describe('useLazyImport', () => {
  it('imports nothing until enabled', () => {
    const { result, load } = start(false);
    expect(result.current.state).toBe('idle');
    expect(load).not.toHaveBeenCalled();
  });

  it('imports once and keeps the module, enabled or not', async () => {
    const { result, load, arrives, rerender } = start(true);
    expect(result.current.state).toBe('loading');
    await arrives(part);
    expect(result.current).toEqual({ state: 'ready', value: part, retry: expect.any(Function) });
    rerender({ wish: false });
    rerender({ wish: true });
    expect(result.current.value).toBe(part);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('reports a failure and retries when next enabled', async () => {
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

  it('reports a failure when it’s known whether a new version is why', async () => {
    document.head.innerHTML = '<script type="module" src="/assets/index-1a.js"></script>';
    let respond: (response: Response) => void = () => undefined;
    vi.stubGlobal('fetch', () => new Promise((resolve) => (respond = resolve)));
    const { result, fails } = start(true);
    await fails();
    expect(result.current.state).toBe('loading');
    await act(async () => respond(new Response('', { status: 503 })));
    expect(result.current.state).toBe('failed');
    document.head.replaceChildren();
    vi.unstubAllGlobals();
  });

  it('asks for a reload when a retry fails although the site can be reached', async () => {
    const page = '<script type="module" src="/assets/index-1a.js"></script>';
    document.head.innerHTML = page;
    vi.stubGlobal(
      'fetch',
      async () => new Response(`<html>${page}<div id="root" data-path="/"></div></html>`),
    );
    const { result, fails } = start(true);
    await fails();
    expect(reloadNeeded.get()).toBe(0);
    act(() => result.current.retry());
    await fails(1);
    await vi.waitFor(() => expect(reloadNeeded.get()).toBe(1));
    document.head.replaceChildren();
    vi.unstubAllGlobals();
  });

  it('retries after each failure', async () => {
    const { result, load, fails, arrives } = start(true);
    await fails();
    act(() => result.current.retry());
    expect(result.current.state).toBe('loading');
    await fails(1);
    expect(result.current.state).toBe('failed');
    act(() => result.current.retry());
    await arrives(part, 2);
    expect(result.current).toEqual({ state: 'ready', value: part, retry: expect.any(Function) });
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('clears the failure as soon as it retries', async () => {
    const states: string[] = [];
    const { load, fails } = slowFile();
    const { result } = renderHook(() => {
      const loaded = useLazyImport(true, load);
      states.push(loaded.state);
      return loaded;
    });
    await fails();
    states.length = 0;
    act(() => result.current.retry());
    expect(states).not.toContain('failed');
  });

  it('doesn’t import again while pending or once ready', async () => {
    const { result, load, arrives } = start(true);
    act(() => result.current.retry());
    await arrives(part);
    act(() => result.current.retry());
    expect(result.current.value).toBe(part);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('imports once when enabled and retried together', async () => {
    const { result, load, fails, rerender } = start(true);
    await fails();
    rerender({ wish: false });
    act(() => {
      result.current.retry();
      rerender({ wish: true });
    });
    expect(result.current.state).toBe('loading');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('ignores a late result of an abandoned attempt', async () => {
    const { result, fails, arrives, rerender } = start(true);
    await fails();
    act(() => result.current.retry());
    rerender({ wish: false });
    rerender({ wish: true });
    await arrives({ Part: 'late' }, 1);
    expect(result.current.state).toBe('loading');
    await arrives(part, 2);
    expect(result.current.value).toBe(part);
  });

  it('fails after the maximum wait and ignores a late result unless retried', async () => {
    vi.useFakeTimers();
    const file = slowFile();
    const { result } = renderHook(() => useLazyImport(true, file.load, 5000));
    act(() => void vi.advanceTimersByTime(5000));
    expect(result.current.state).toBe('failed');
    await file.arrives({ Part: 'late' });
    expect(result.current.state).toBe('failed');
    act(() => result.current.retry());
    await file.arrives({ Part: 'here' }, 1);
    expect(result.current.state).toBe('ready');
  });
});
