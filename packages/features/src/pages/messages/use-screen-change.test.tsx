import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { MAX_WAIT_MS, useScreenChange } from './use-screen-change';

const start = vi.fn<
  (update: () => Promise<void>) => { ready: Promise<void>; updated: Promise<void> }
>((update) => {
  const updated = update();
  return { ready: Promise.resolve(), updated };
});
const lastUpdate = () => start.mock.results.at(-1)?.value as { updated: Promise<void> };
const isOver = async (update: Promise<void>) => {
  const open = Symbol('open');
  await act(() => Promise.resolve());
  return (await Promise.race([update, Promise.resolve(open)])) !== open;
};
/** What the device answers to each question about itself. */
const device = ({ phone, still }: { phone: boolean; still: boolean }) => {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('motion') ? still : phone }),
  );
};
const begin = (screen?: string) =>
  renderHook(({ at }: { at: string | undefined }) => useScreenChange(at), {
    initialProps: { at: screen },
  });

describe('a change of screens', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    start.mockClear();
    Object.assign(document, { startViewTransition: start });
    device({ phone: true, still: false });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    Reflect.deleteProperty(document, 'startViewTransition');
    vi.unstubAllGlobals();
  });

  it.each([
    ['on a wide screen', { phone: false, still: false }],
    ['for whom wants no motion', { phone: true, still: true }],
  ])('takes place at once %s', (_, asked) => {
    device(asked);
    const change = vi.fn<() => void>();
    begin().result.current(change);
    expect(change).toHaveBeenCalledOnce();
    expect(start).not.toHaveBeenCalled();
  });

  it('takes place at once in a browser that cannot draw it', () => {
    Reflect.deleteProperty(document, 'startViewTransition');
    const change = vi.fn<() => void>();
    begin().result.current(change);
    expect(change).toHaveBeenCalledOnce();
  });

  it('is over once the other screen stands', async () => {
    const change = vi.fn<() => void>();
    const { result, rerender } = begin();
    result.current(change);
    expect(change).toHaveBeenCalledOnce();
    expect(await isOver(lastUpdate().updated)).toBe(false);
    rerender({ at: 'p01' });
    expect(await isOver(lastUpdate().updated)).toBe(true);
  });

  it('is given up after a while when no other screen comes', async () => {
    begin().result.current(() => {});
    await vi.advanceTimersByTimeAsync(MAX_WAIT_MS - 1);
    expect(await isOver(lastUpdate().updated)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await isOver(lastUpdate().updated)).toBe(true);
  });

  it('makes room for the next press at once', async () => {
    const { result } = begin();
    result.current(() => {});
    const first = lastUpdate().updated;
    result.current(() => {});
    expect(await isOver(first)).toBe(true);
    expect(await isOver(lastUpdate().updated)).toBe(false);
  });
});
