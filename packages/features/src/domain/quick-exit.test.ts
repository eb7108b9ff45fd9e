import { describe, expect, it } from 'vitest';

import { meansLeaving, withPress, type ShiftPresses } from './quick-exit';

const after = (times: readonly number[]) => times.reduce<ShiftPresses>(withPress, []);

describe('leaving in a hurry', () => {
  it.each([
    [[0, 300, 600], true],
    [[0, 1000, 2000], true],
    [[0, 300], false],
    [[0, 300, 2301], false],
    [[0, 5000, 5300, 5600], true],
    [[900, 100, 200], false],
    [[], false],
  ])('reads the presses at %j as %s', (times, leaving) => {
    expect(meansLeaving(after(times))).toBe(leaving);
  });
});
