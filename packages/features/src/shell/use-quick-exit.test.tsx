import { fireEvent, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { useQuickExit } from './use-quick-exit';

const start = () => {
  let time = 0;
  const onLeave = vi.fn<() => void>();
  const now = () => time;
  const { unmount } = renderHook(() => useQuickExit(onLeave, now));
  const press = (key: string, at: number, repeat = false) => {
    time = at;
    fireEvent.keyDown(window, { key, repeat });
  };
  return { onLeave, press, unmount };
};

describe('leaving in a hurry', () => {
  it('takes Shift three times', () => {
    const { onLeave, press } = start();
    press('Shift', 0);
    press('Shift', 300);
    expect(onLeave).not.toHaveBeenCalled();
    press('Shift', 600);
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it('is not set off by writing capitals', () => {
    const { onLeave, press } = start();
    for (const at of [0, 200, 400, 600]) {
      press('Shift', at);
      press('A', at + 100);
    }
    expect(onLeave).not.toHaveBeenCalled();
  });

  it('does not count a held key, or presses far apart', () => {
    const { onLeave, press } = start();
    press('Shift', 0);
    press('Shift', 100, true);
    press('Shift', 200, true);
    press('Shift', 2500);
    press('Shift', 5000);
    expect(onLeave).not.toHaveBeenCalled();
  });

  it('listens no longer than its page', () => {
    const { onLeave, press, unmount } = start();
    unmount();
    for (const at of [0, 100, 200]) press('Shift', at);
    expect(onLeave).not.toHaveBeenCalled();
  });
});
