import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { useScrolledPast } from './use-scrolled-past';

const scrollTo = (y: number) =>
  act(() => {
    vi.stubGlobal('scrollY', y);
    window.dispatchEvent(new Event('scroll'));
  });

describe('useScrolledPast', () => {
  it.each([
    [400, false],
    [401, true],
  ])('at %i px with a threshold of 400 it returns %s', (y, expected) => {
    const { result } = renderHook(() => useScrolledPast(400));
    scrollTo(y);
    expect(result.current).toBe(expected);
  });

  it('becomes false again when the page scrolls back to the top', () => {
    const { result } = renderHook(() => useScrolledPast(8));
    scrollTo(9);
    expect(result.current).toBe(true);
    scrollTo(8);
    expect(result.current).toBe(false);
  });
});
