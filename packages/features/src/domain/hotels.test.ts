// Proves MEET-2.
import { describe, expect, it } from 'vitest';

import {
  HOTEL_BUDGET_IDS,
  HOTEL_BUDGETS,
  HOTEL_OPTIONS,
  HOTEL_PRICES,
  hotelsWithin,
  isWithin,
  MEETING_BUDGET_IDS,
  readChoice,
} from './hotels';

describe('hotel prices', () => {
  it('match the specification', () => {
    const prices = { serena: 300, marriott: 250, radisson: 200, mille: 150, other: 100 };
    expect(HOTEL_PRICES).toEqual(prices);
  });
});

describe('the budgets', () => {
  it('per night and per meeting match the specification', () => {
    expect(HOTEL_BUDGET_IDS).toEqual(['under150', '150-250', '250-400', 'over400']);
    expect(MEETING_BUDGET_IDS).toEqual(['100-200', '200-400', '400-800', '800+']);
  });

  it.each([
    [149, 'under150', true],
    [150, '150-250', true],
    [250, '150-250', true],
    [250, '250-400', true],
    [400, '250-400', true],
    [401, 'over400', true],
    [150, 'under150', false],
    [149, '150-250', false],
    [251, '150-250', false],
    [249, '250-400', false],
    [401, '250-400', false],
    [400, 'over400', false],
  ] as const)('$%i is within %s: %s', (price, budget, isInside) => {
    expect(isWithin(price, HOTEL_BUDGETS[budget])).toBe(isInside);
  });
});

describe('the hotels within the budgets', () => {
  it.each([
    ['', '', ['serena', 'marriott', 'radisson', 'mille', 'other']],
    ['under150', '', ['other']],
    ['150-250', '', ['marriott', 'radisson', 'mille']],
    ['250-400', '', ['serena', 'marriott']],
    ['over400', '', []],
    ['', '100-200', ['radisson', 'mille', 'other']],
    ['', '800+', ['serena', 'marriott', 'radisson', 'mille', 'other']],
    ['150-250', '100-200', ['radisson', 'mille']],
    ['250-400', '100-200', []],
  ] as const)('night %j, meeting %j: %j', (night, meeting, expected) => {
    expect(hotelsWithin({ night, meeting })).toEqual(expected);
  });
});

describe('a choice', () => {
  it('is an option of the list, or empty', () => {
    expect(readChoice(HOTEL_OPTIONS, 'mille')).toBe('mille');
    for (const value of ['toString', 7, undefined])
      expect(readChoice(HOTEL_OPTIONS, value)).toBe('');
  });
});
