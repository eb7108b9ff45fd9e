import { expect, it } from 'vitest';

import {
  formatCompact,
  formatCount,
  formatDate,
  formatDay,
  formatDollars,
  formatLegalDate,
  formatList,
  formatMoment,
  formatPercent,
  formatShare,
  formatShortDay,
  formatThings,
  formatWeekday,
  formatWhole,
} from '#words/content/format';

it('groups the digits of numbers', () => {
  expect(formatCount(1340)).toBe('1,340');
  expect(formatCount(0.125)).toBe('0.13');
  expect([0, 1, 1340].map(formatThings('person', 'people'))).toEqual([
    '0 people',
    '1 person',
    '1,340 people',
  ]);
  expect(formatWhole(5000.4)).toBe('5,000');
  // "T" or "tn", depending on the browser's locale data.
  expect(formatCompact(18_014_400_000_000)).toMatch(/^18\s?t/i);
});

it('formats shares as percentages', () => {
  expect(formatShare(0.15)).toBe('15%');
  expect(formatPercent(89)).toBe('89%');
});

it('formats money with its currency symbol', () => {
  expect(formatDollars(2400)).toBe('$2,400');
});

it('formats instants in the visitor’s time zone', () => {
  const instant = new Date(2026, 5, 5, 9, 30).getTime();
  expect(formatMoment(instant)).toBe('5 Jun 2026, 09:30');
  expect(formatDay(instant)).toBe('5 June 2026');
  expect(formatShortDay(instant)).toBe('5 Jun 2026');
});

it('formats dates the same in every time zone', () => {
  expect(formatDate('2026-06-05')).toBe('5 June 2026');
  expect(formatLegalDate('2024-01-15')).toBe('January 15, 2024');
  expect(formatWeekday('2026-06-05')).toBe('Friday 5 June 2026');
});

it('joins texts as a sentence does', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(formatList)).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
});
