// Proves REG-3.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  ageInYears,
  earliestBirthDate,
  isAdult,
  isBirthDateAllowed,
  latestBirthDate,
  parseTypedDate,
  toTypedDate,
} from './age';

const DAY_MS = 86_400_000;
const iso = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const dayAfter = (date: string, days = 1): string => iso(Date.parse(date) + days * DAY_MS);

/** Days between 1900 and 2099; every fifth is 29 February or the day before or after. */
const anyDay = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .integer({ min: Date.UTC(1900, 0, 1) / DAY_MS, max: Date.UTC(2099, 11, 31) / DAY_MS })
      .map((days) => iso(days * DAY_MS)),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({ year: fc.integer({ min: 475, max: 524 }), off: fc.integer({ min: -1, max: 1 }) })
      .map(({ year, off }) => iso(Date.UTC(year * 4, 1, 28) + (off + 1) * DAY_MS)),
  },
);

describe('latestBirthDate', () => {
  it('is the last birth date of an adult, on every day', () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        const latest = latestBirthDate(today);
        expect(isAdult(latest, today)).toBe(true);
        expect(isAdult(dayAfter(latest), today)).toBe(false);
      }),
    );
    expect(latestBirthDate('2024-02-29')).toBe('2006-02-28');
  });
});

describe('ageInYears', () => {
  it.each([
    ['2008-11-20', '2026-11-19', 17],
    ['2008-11-20', '2026-11-20', 18],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-28', 19],
    ['2008-02-29', '2028-02-29', 20],
    ['2026-11-20', '2026-11-20', 0],
  ])('someone born %s is on %s %i years old', (birth, today, years) => {
    expect(ageInYears(birth, today)).toBe(years);
  });

  it('never decreases, and increases by one each year', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (birth, today) => {
        const grownIn = (days: number) =>
          ageInYears(birth, dayAfter(today, days)) - ageInYears(birth, today);
        expect([0, 1]).toContain(grownIn(1));
        expect(grownIn(366)).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

describe('parseTypedDate', () => {
  it.each([
    [{ day: '1', month: '3', year: '1996' }, '1996-03-01'],
    [{ day: '01', month: '03', year: '1996' }, '1996-03-01'],
    [{ day: ' 29 ', month: ' 2', year: '2000 ' }, '2000-02-29'],
    [{ day: '\u200e1', month: '３', year: '١٩٩٦' }, '1996-03-01'],
    [{ day: '29', month: '2', year: '2003' }, undefined],
    [{ day: '29', month: '2', year: '1900' }, undefined],
    [{ day: '31', month: '4', year: '2000' }, undefined],
    [{ day: '0', month: '1', year: '2000' }, undefined],
    [{ day: '1', month: '13', year: '2000' }, undefined],
    [{ day: '1', month: '1', year: '96' }, undefined],
    [{ day: '1', month: '1', year: '0000' }, undefined],
    [{ day: '1.0', month: '1', year: '2000' }, undefined],
    [{ day: '1', month: '-1', year: '2000' }, undefined],
    [{ day: '1', month: '1.', year: '2000' }, undefined],
    [{ day: '1', month: '1', year: '-2000' }, undefined],
    [{ day: '1', month: '1', year: '2000.' }, undefined],
    [{ day: '', month: '', year: '' }, undefined],
  ])('reads %j as %s', (typed, date) => {
    expect(parseTypedDate(typed)).toBe(date);
  });

  it('parses every formatted date', () => {
    fc.assert(
      fc.property(anyDay, (date) => {
        expect(parseTypedDate(toTypedDate(date))).toBe(date);
      }),
    );
  });
});

describe('isBirthDateAllowed', () => {
  it('is true from the first day of the year list to the cutoff', () => {
    const today = '2026-11-20';
    expect(earliestBirthDate(today)).toBe('1908-01-01');
    const days = ['1907-12-31', '1908-01-01', '2008-11-20', '2008-11-21'];
    const allowed = days.filter((day) => isBirthDateAllowed(day, today));
    expect(allowed).toEqual(['1908-01-01', '2008-11-20']);
  });
});
