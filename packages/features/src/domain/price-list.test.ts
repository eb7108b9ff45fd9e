// Proves COINS-5.
import { describe, expect, it } from 'vitest';

import {
  type Feature,
  FREE_COINS,
  isPriceOf,
  PREMIUM_PRICES,
  PRICES,
  STANDARD_PRICES,
} from './price-list';

const rows = (prices: object) =>
  Object.entries(prices).map(([feature, { coins, upTo }]) => [feature, coins, upTo]);

describe('the price list', () => {
  it('has the standard features of COINS-5', () => {
    expect(rows(STANDARD_PRICES)).toEqual([
      ['superLike', 30, undefined],
      ['profileBoost', 50, undefined],
      ['sendGift', 10, 80],
      ['privatePhotos', 40, undefined],
      ['aiIcebreaker', 15, undefined],
      ['rewindSwipe', 10, undefined],
      ['anonymousView', 50, undefined],
      ['highlightProfile', 200, undefined],
      ['privateRoom', 70, undefined],
    ]);
  });

  it('has the premium options', () => {
    expect(rows(PREMIUM_PRICES)).toEqual([
      ['verifiedBadge', 300, undefined],
      ['vipBadge', 500, undefined],
      ['blur', 40, undefined],
      ['sendEmail', 20, undefined],
      ['messageFirst', 10, undefined],
      ['videoMessage', 40, undefined],
      ['hostLiveStream', 1000, undefined],
      ['attendLiveStream', 100, undefined],
      ['boost', 50, undefined],
      ['privateMedia', 30, undefined],
      ['virtualGifts', 10, 80],
      ['privateLiveChat', 70, undefined],
    ]);
  });

  it('names each feature once', () => {
    const count = Object.keys(STANDARD_PRICES).length + Object.keys(PREMIUM_PRICES).length;
    expect(Object.keys(PRICES)).toHaveLength(count);
  });

  it('has the free coins', () => {
    expect(FREE_COINS).toEqual({
      dailyLogin: { from: 5, to: 10 },
      inviteFriend: 50,
      loginStreak: { days: 7, coins: 50 },
    });
  });
});

it.each<[Feature, number, boolean]>([
  ['superLike', 30, true],
  ['superLike', 29, false],
  ['superLike', -30, false],
  ['superLike', NaN, false],
  ['sendGift', 10, true],
  ['sendGift', 80, true],
  ['sendGift', 81, false],
  ['sendGift', 9, false],
  ['sendGift', 10.5, false],
  ['virtualGifts', Infinity, false],
])('%s for %d: %s', (feature, coins, fits) => {
  expect(isPriceOf(feature, coins)).toBe(fits);
});
