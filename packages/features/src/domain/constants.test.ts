import { describe, expect, it } from 'vitest';

import * as constants from './constants';

describe('the fixed numbers', () => {
  it('are those of the requirements', () => {
    expect(constants).toMatchObject({
      AGE: { minimum: 18, filterMin: 18, filterMax: 60, calendarYears: 100 },
      HEIGHT: { middleFrom: 160, middleTo: 180 },
      WIZARD: { steps: 6 },
      BACK_TO_TOP: { thresholdPx: 400 },
      HEADER: { scrolledPx: 8 },
      BREADCRUMBS: { maxEntries: 8 },
      SHARE_WINDOW: { widthPx: 600, heightPx: 600 },
      CHAT: { timeoutMs: 30_000 },
    });
  });

  it('reveal sections at 20 % on the home page and 12 % elsewhere', () => {
    expect(constants.REVEAL).toEqual({ steps: 0.2, pages: 0.12 });
  });

  it('set the data cache', () => {
    expect(constants.DATA_CACHE).toEqual({
      collectAfterMs: 5 * 60 * 1000,
      retries: 3,
      firstRetryMs: 1000,
      retryFactor: 2,
      maxRetryMs: 30_000,
    });
  });
});
