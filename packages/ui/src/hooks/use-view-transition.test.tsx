import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { useViewTransition } from './use-view-transition';

const start = vi.fn<(update: () => void) => { ready: Promise<void> }>();
const withMotion = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: !matches }));
const renderTransition = () => renderHook(() => useViewTransition()).result.current;
const change = vi.fn<() => void>();

describe('a change with a view transition', () => {
  beforeEach(() => {
    start.mockReset().mockReturnValue({ ready: Promise.resolve() });
    change.mockReset();
    Object.assign(document, { startViewTransition: start });
    withMotion(true);
  });
  afterEach(() => {
    Reflect.deleteProperty(document, 'startViewTransition');
  });

  it('sets the class on the leaving element only until the change', () => {
    const leaving = document.createElement('span');
    renderTransition()(change, 'moves-coins', leaving);
    expect([leaving.className, change.mock.calls.length]).toEqual(['moves-coins', 0]);
    start.mock.lastCall?.[0]();
    expect([leaving.className, change.mock.calls.length]).toEqual(['', 1]);
  });

  it.each([
    ['with reduced motion', true],
    ['in a browser without view transitions', false],
  ])('runs immediately %s', (_, still) => {
    if (still) withMotion(false);
    else Reflect.deleteProperty(document, 'startViewTransition');
    const leaving = document.createElement('span');
    renderTransition()(change, 'moves-coins', leaving);
    expect([leaving.className, change.mock.calls.length]).toEqual(['', 1]);
    expect(start).not.toHaveBeenCalled();
  });

  it('ignores a skipped transition', async () => {
    const skipped = Promise.reject(new DOMException('skipped', 'AbortError'));
    start.mockReturnValue({ ready: skipped });
    renderTransition()(change);
    await expect(skipped).rejects.toThrow('skipped');
  });
});
