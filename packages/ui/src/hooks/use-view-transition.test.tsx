import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { useViewTransition } from './use-view-transition';

const start = vi.fn<(update: () => void) => { ready: Promise<void> }>();
const withMotion = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: !matches }));
const draw = () => renderHook(() => useViewTransition()).result.current;
const change = vi.fn<() => void>();

describe('a change that the browser draws', () => {
  beforeEach(() => {
    start.mockReset().mockReturnValue({ ready: Promise.resolve() });
    change.mockReset();
    Object.assign(document, { startViewTransition: start });
    withMotion(true);
  });
  afterEach(() => {
    cleanup();
    Reflect.deleteProperty(document, 'startViewTransition');
    vi.unstubAllGlobals();
  });

  it('names what goes along until the change, and no longer', () => {
    const leaving = document.createElement('span');
    draw()(change, 'moves-coins', leaving);
    expect([leaving.className, change.mock.calls.length]).toEqual(['moves-coins', 0]);
    start.mock.lastCall?.[0]();
    expect([leaving.className, change.mock.calls.length]).toEqual(['', 1]);
  });

  it.each([
    ['for whom wants no motion', true],
    ['in a browser that cannot draw it', false],
  ])('is made at once %s', (_, still) => {
    if (still) withMotion(false);
    else Reflect.deleteProperty(document, 'startViewTransition');
    const leaving = document.createElement('span');
    draw()(change, 'moves-coins', leaving);
    expect([leaving.className, change.mock.calls.length]).toEqual(['', 1]);
    expect(start).not.toHaveBeenCalled();
  });

  it('says nothing of a picture that was given up', async () => {
    const givenUp = Promise.reject(new DOMException('skipped', 'AbortError'));
    start.mockReturnValue({ ready: givenUp });
    draw()(change);
    await expect(givenUp).rejects.toThrow('skipped');
  });
});
