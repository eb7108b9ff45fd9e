// Proves COINS-1.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  bonusShare,
  coinsFromRwf,
  PACKAGES,
  PAYMENT_METHODS,
  POPULAR,
  pricePerCoin,
  recommendPackage,
  rwfFromCoins,
  totalCoins,
} from './coins';

describe('packages', () => {
  it('match COINS-1', () => {
    const rows = PACKAGES.map(({ name, coins, bonusCoins, priceRwf, badge }) => [
      name,
      coins,
      bonusCoins,
      priceRwf,
      badge,
    ]);
    expect(rows).toEqual([
      ['Basic', 100, undefined, 1000, undefined],
      ['Popular', 500, 50, 5000, 'Popular'],
      ['Premium', 1000, 150, 10_000, undefined],
      ["Lover's Pack", 2500, 500, 25_000, 'Best Value'],
      ['Ultimate', 5000, 1500, 50_000, undefined],
    ]);
    expect(PAYMENT_METHODS).toEqual(['Mobile Money', 'Card', 'In-App']);
  });

  it('have a growing bonus', () => {
    expect(PACKAGES.map(bonusShare)).toEqual([0, 0.1, 0.15, 0.2, 0.3]);
    expect(totalCoins(POPULAR)).toBe(550);
    expect(PACKAGES.map((pack) => pricePerCoin(pack).toFixed(2))).toEqual([
      '10.00',
      '9.09',
      '8.70',
      '8.33',
      '7.69',
    ]);
  });
});

describe('coinsFromRwf', () => {
  it('rounds down to whole coins', () => {
    expect(coinsFromRwf(109.99)).toBe(10);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (rwf) => {
        const coins = coinsFromRwf(rwf);
        expect(Number.isInteger(coins)).toBe(true);
        expect(rwfFromCoins(coins)).toBeLessThanOrEqual(rwf);
        expect(rwfFromCoins(coins + 1)).toBeGreaterThan(rwf);
      }),
    );
  });
});

describe('recommendPackage', () => {
  it.each([
    [100, 'Basic'],
    [100.5, 'Popular'],
    [550, 'Popular'],
    [551, 'Premium'],
    [6501, 'Ultimate'],
  ])('for %d coins is %s', (coins, name) => {
    expect(recommendPackage(coins).name).toBe(name);
  });
});
