import { act, renderHook } from '@testing-library/react';
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
const device = ({ phone, reducedMotion }: { phone: boolean; reducedMotion: boolean }) => {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('motion') ? reducedMotion : phone }),
  );
};
const renderScreen = (screen?: string) =>
  renderHook(({ at }: { at: string | undefined }) => useScreenChange(at), {
    initialProps: { at: screen },
  });

describe('useScreenChange', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    start.mockClear();
    Object.assign(document, { startViewTransition: start });
    device({ phone: true, reducedMotion: false });
  });
  afterEach(() => {
    Reflect.deleteProperty(document, 'startViewTransition');
  });

  it.each([
    ['on a wide screen', { phone: false, reducedMotion: false }],
    ['with reduced motion', { phone: true, reducedMotion: true }],
  ])('changes immediately %s', (_, asked) => {
    device(asked);
    const change = vi.fn<() => void>();
    renderScreen().result.current(change);
    expect(change).toHaveBeenCalledOnce();
    expect(start).not.toHaveBeenCalled();
  });

  it('ends once the other screen is rendered', async () => {
    const change = vi.fn<() => void>();
    const { result, rerender } = renderScreen();
    result.current(change);
    expect(change).toHaveBeenCalledOnce();
    expect(await isOver(lastUpdate().updated)).toBe(false);
    rerender({ at: 'p01' });
    expect(await isOver(lastUpdate().updated)).toBe(true);
  });

  it("gives up after a while when the screen doesn't change", async () => {
    renderScreen().result.current(() => {});
    await vi.advanceTimersByTimeAsync(MAX_WAIT_MS - 1);
    expect(await isOver(lastUpdate().updated)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await isOver(lastUpdate().updated)).toBe(true);
  });

  it('lets the next click through immediately', async () => {
    const { result } = renderScreen();
    result.current(() => {});
    const first = lastUpdate().updated;
    result.current(() => {});
    expect(await isOver(first)).toBe(true);
    expect(await isOver(lastUpdate().updated)).toBe(false);
  });
});
