import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';

import { useReducedMotion } from './use-reduced-motion';

const stubPreference = (matches: boolean) => {
  const preference = Object.assign(new EventTarget(), { matches });
  vi.stubGlobal('matchMedia', () => preference);
  return preference;
};

describe('useReducedMotion', () => {
  it.each([true, false])('reads the preference %s', (matches) => {
    stubPreference(matches);
    expect(renderHook(() => useReducedMotion()).result.current).toBe(matches);
  });

  it('follows a change of the setting', () => {
    const preference = stubPreference(false);
    const { result } = renderHook(() => useReducedMotion());
    act(() => {
      preference.matches = true;
      preference.dispatchEvent(new Event('change'));
    });
    expect(result.current).toBe(true);
  });

  it('is true on the server', () => {
    const Probe = () => <i data-reduced={useReducedMotion()} />;
    expect(renderToString(<Probe />)).toContain('data-reduced="true"');
  });
});
