import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { useScrolledPast } from './use-scrolled-past';

const scrollTo = (y: number) =>
  act(() => {
    vi.stubGlobal('scrollY', y);
    window.dispatchEvent(new Event('scroll'));
  });

describe('useScrolledPast', () => {
  it('is true beyond the threshold, and false again when the page scrolls back', () => {
    const { result } = renderHook(() => useScrolledPast(8));
    expect(result.current).toBe(false);
    scrollTo(9);
    expect(result.current).toBe(true);
    scrollTo(8);
    expect(result.current).toBe(false);
  });
});
