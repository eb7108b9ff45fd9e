import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  formatCompact,
  formatCount,
  formatDate,
  formatDay,
  formatDollars,
  formatLegalDate,
  formatMoment,
  formatPercent,
  formatShare,
  formatShortDay,
  formatThings,
  formatWeekday,
  formatWhole,
} from './format';

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

describe('hand-written formatting matches Intl', () => {
  const numbers = (locale: string, options: Intl.NumberFormatOptions) => {
    const formatter = new Intl.NumberFormat(locale, options);
    return (value: number) => formatter.format(value);
  };
  const percent = numbers('en-GB', { style: 'percent' });
  const any = fc
    .oneof(fc.maxSafeInteger(), fc.double(), fc.double({ min: -1e6, max: 1e6 }))
    .map((value) => (Object.is(value, -0) ? 0 : value));
  const share = fc.oneof(
    fc.integer({ min: -1000, max: 1000 }),
    fc.double({ min: 0, max: 100, noNaN: true }),
  );

  it.each([
    ['counts', any, formatCount, numbers('en-GB', { maximumFractionDigits: 2 })],
    ['whole numbers', any, formatWhole, numbers('en-GB', { maximumFractionDigits: 0 })],
    [
      'dollars',
      any,
      formatDollars,
      numbers('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
    ],
    ['percent', share, formatPercent, (value: number) => percent(value / 100)],
  ] as const)('%s', (_, values, ours, theirs) => {
    fc.assert(
      fc.property(values, (value) => {
        expect(ours(value)).toBe(theirs(value));
      }),
    );
  });

  it('dates', () => {
    const long = (locale: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    const [british, american] = [long('en-GB'), long('en-US')];
    const day = fc.date({
      min: new Date('1000-01-01'),
      max: new Date('9999-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(day, (date) => {
        const text = date.toISOString().slice(0, 10);
        expect([formatDate(text), formatLegalDate(text)]).toEqual([
          british.format(date),
          american.format(date),
        ]);
      }),
    );
  });
});
