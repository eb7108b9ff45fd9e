import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { hostDoes } from '../testing/host-does';
import { useSiteReached } from './use-site-reached';

const HOME = '<html><body><div id="root" data-path="/">Words</div></body></html>';
const portal = { status: 200, body: '<h1>Free Wi-Fi</h1>' };

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const hide = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  return act(async () => document.dispatchEvent(new Event('visibilitychange')));
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('whether the site is reached again', () => {
  it('is tried at growing intervals, at most five minutes', async () => {
    const calls = hostDoes(portal);
    const { result } = renderHook(useSiteReached);
    const expected = [15, 30, 60, 120, 240, 300, 300];
    for (const [index, seconds] of expected.entries()) {
      await pass(seconds - 1);
      expect(calls).toHaveLength(index);
      await pass(1);
      expect(calls).toHaveLength(index + 1);
    }
    expect(result.current).toBe(false);
  });

  it('is reported once, and nothing is requested after that', async () => {
    const calls = hostDoes(portal, { status: 200, body: HOME });
    const { result } = renderHook(useSiteReached);
    await pass(15);
    expect(result.current).toBe(false);
    await pass(30);
    expect(result.current).toBe(true);
    await pass(3600);
    expect(calls).toHaveLength(2);
  });

  it('is tried as soon as the browser reports a connection', async () => {
    hostDoes({ status: 200, body: HOME });
    const { result } = renderHook(useSiteReached);
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(result.current).toBe(true);
  });

  it('isn’t tried while the page is hidden, and is when it’s shown', async () => {
    const calls = hostDoes(portal);
    renderHook(useSiteReached);
    await hide(true);
    await pass(3600);
    expect(calls).toHaveLength(0);
    await hide(false);
    expect(calls).toHaveLength(1);
  });

  it('isn’t tried after the page has gone', async () => {
    const calls = hostDoes(portal);
    const { unmount } = renderHook(useSiteReached);
    unmount();
    await pass(3600);
    window.dispatchEvent(new Event('online'));
    expect(calls).toHaveLength(0);
  });
});
