// Proves RADAR-1.
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { fakeClock } from '../../testing/fake-clock';
import { fakeRandom } from '../../testing/fake-random';
import { useRadar } from './use-radar';

const start = () => {
  const clock = fakeClock();
  const random = fakeRandom(Array.from({ length: 999 }, (_, at) => at / 1000));
  const hook = renderHook(({ enabled }) => useRadar(enabled, clock, random), {
    initialProps: { enabled: false },
  });
  return {
    ...hook,
    setEnabled: (enabled: boolean) => hook.rerender({ enabled }),
    running: clock.running,
    tick: () => clock.advance(4000),
    wait: clock.advance,
  };
};

describe('useRadar', () => {
  it('adds one person every four seconds and keeps five', () => {
    const { result, tick, wait, setEnabled } = start();
    setEnabled(true);
    act(() => wait(3999));
    expect(result.current.sightings).toEqual([]);
    act(() => wait(1));
    for (let seen = 1; seen <= 8; seen += 1) {
      expect(result.current.sightings).toHaveLength(Math.min(seen, 5));
      act(tick);
    }
    expect(result.current.sightings).toEqual([9, 8, 7, 6, 5]);
  });

  it('keeps its list while paused and clears it when switched off', () => {
    const { result, tick, running, setEnabled } = start();
    setEnabled(true);
    act(tick);
    act(() => result.current.setPaused(true));
    expect(running()).toBe(0);
    expect(result.current).toMatchObject({ state: 'paused', sightings: [1] });
    setEnabled(false);
    expect(result.current).toMatchObject({ state: 'disabled', sightings: [] });
    act(() => result.current.setPaused(false));
    act(() => result.current.setPaused(true));
    expect(result.current.state).toBe('disabled');
    setEnabled(true);
    expect(result.current).toMatchObject({ state: 'scanning', sightings: [] });
  });

  it('never has more than one timer, however often it is switched', () => {
    const { result, running, tick, unmount, setEnabled } = start();
    for (let turn = 0; turn < 1000; turn += 1) {
      setEnabled(turn % 2 === 0);
      act(tick);
      expect(running()).toBe(turn % 2 === 0 ? 1 : 0);
      expect(result.current.sightings.length).toBeLessThanOrEqual(5);
    }
    setEnabled(true);
    unmount();
    expect(running()).toBe(0);
  });
});
