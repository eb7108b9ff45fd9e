import { expect, it } from 'vitest';

import * as rw from './format';

it('groups the digits of numbers with full stops', () => {
  expect([0, 7, 999, 1340, 1234567.129, 0.125, -5].map(rw.formatCount)).toEqual([
    '0',
    '7',
    '999',
    '1.340',
    '1.234.567,13',
    '0,13',
    '-5',
  ]);
  expect(rw.formatWhole(5000.4)).toBe('5.000');
  expect([999, 1500, 18_014_400_000_000].map(rw.formatCompact)).toEqual(['999', '1,5K', '18T']);
  expect(rw.formatDollars(2400)).toBe('$2.400');
  expect([rw.formatShare(0.15), rw.formatPercent(89)]).toEqual(['15%', '89%']);
});

it('counts things by a label', () => {
  expect(rw.formatThings('igiceri', 'Ibiceri')(1340)).toBe('Ibiceri: 1.340');
});

it('formats instants in the visitor’s time zone', () => {
  const instant = new Date(2026, 5, 5, 9, 3).getTime();
  expect(rw.formatMoment(instant)).toBe('5 Kamena 2026 09:03');
  expect(rw.formatDay(instant)).toBe('5 Kamena 2026');
});

it('formats dates the same in every time zone', () => {
  expect(rw.formatDate('2026-09-30')).toBe('30 Nzeri 2026');
  expect(rw.formatLegalDate('2024-01-15')).toBe('15 Mutarama 2024');
  expect(['2026-06-05', '2026-06-07'].map(rw.formatWeekday)).toEqual([
    'Ku wa Gatanu 5 Kamena 2026',
    'Ku Cyumweru 7 Kamena 2026',
  ]);
});

it('joins texts as a sentence does', () => {
  expect([[], ['a'], ['a', 'b'], ['b', 'c', 'Anna']].map(rw.formatList)).toEqual([
    '',
    'a',
    'a na b',
    'b, c n’Anna',
  ]);
});
