import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { SHIELD_MS, useClickShield } from './use-click-shield';

const pass = (milliseconds: number): void => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

describe('useClickShield', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('blocks clicks for a full moment after the last one started', () => {
    const { result } = renderHook(() => useClickShield());
    expect(result.current.element).toBeNull();
    act(() => result.current.raise());
    pass(SHIELD_MS - 1);
    act(() => result.current.raise());
    pass(SHIELD_MS - 1);
    expect(result.current.element).not.toBeNull();
    pass(1);
    expect(result.current.element).toBeNull();
  });

  it('ends properly when one starts just as the previous one ends', () => {
    const { result } = renderHook(() => useClickShield());
    act(() => result.current.raise());
    act(() => {
      vi.advanceTimersByTime(SHIELD_MS);
      result.current.raise();
    });
    expect(result.current.element).not.toBeNull();
    pass(SHIELD_MS);
    expect(result.current.element).toBeNull();
  });
});
