// Proves SHELL-5.
import { expect, it } from 'vitest';

import { CAROUSEL, TOAST, TOOLTIP } from './timings';

it('the timings are those of SHELL-5', () => {
  expect(CAROUSEL).toEqual({ autoplayMs: 4000 });
  expect(TOOLTIP).toEqual({ openMs: 700, skipMs: 300 });
  expect(TOAST).toMatchObject({
    durationMs: 4000,
    visible: 3,
    widthPx: 356,
    gapPx: 14,
    swipePx: 20,
    removalMs: 200,
    hotkey: ['altKey', 'KeyT'],
  });
  expect(TOAST.minActionMs).toBeGreaterThanOrEqual(5000);
});
