import { expect, it } from 'vitest';

import {
  formatCompact, formatCount, formatDate, formatDay, formatDollars, formatLegalDate, formatMoment, formatPercent, formatShare,
  formatShortDay, formatThings, formatWeekday, formatWhole,
} from './format';

it('numbers are written in groups', () => {
  expect(formatCount(1340)).toBe('1,340');
  expect(formatCount(0.125)).toBe('0.13');
  expect([0, 1, 1340].map(formatThings('person', 'people'))).toEqual(['0 people', '1 person', '1,340 people']);
  expect(formatWhole(5000.4)).toBe('5,000');
  // "T" or "tn", as the browser's own tables have it.
  expect(formatCompact(18_014_400_000_000)).toMatch(/^18\s?t/i);
});

it('shares are written as percent', () => {
  expect(formatShare(0.15)).toBe('15%');
  expect(formatPercent(89)).toBe('89%');
});

it('money is written with its sign', () => {
  expect(formatDollars(2400)).toBe('$2,400');
});

it('instants are those of the visitor’s own place', () => {
  const instant = new Date(2026, 5, 5, 9, 30).getTime();
  expect(formatMoment(instant)).toBe('5 Jun 2026, 09:30');
  expect(formatDay(instant)).toBe('5 June 2026');
  expect(formatShortDay(instant)).toBe('5 Jun 2026');
});

it('dates are the same everywhere', () => {
  expect(formatDate('2026-06-05')).toBe('5 June 2026');
  expect(formatLegalDate('2024-01-15')).toBe('January 15, 2024');
  expect(formatWeekday('2026-06-05')).toBe('Friday 5 June 2026');
});
