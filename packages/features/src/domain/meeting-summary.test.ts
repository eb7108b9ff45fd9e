// Proves MEET-1.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { EMPTY_PLAN, hasPassed, lineOf, meetingStart, summaryText } from './meeting-summary';

const words = {
  title: 'MEETING SUMMARY',
  host: 'Host',
  guest: 'Guest',
  place: 'Place',
  time: 'Time',
  line: (name: string, value: string) => `${name}: ${value}`,
  safety: 'In an emergency call 112.',
  numbers: 'Ambulance 912',
};

describe('the summary file', () => {
  it('contains host, guest, place, time, the safety line and the numbers', () => {
    const people = { host: 'Aline', guest: 'Eric', place: 'Kigali Serena Hotel' };
    const plan = { ...people, date: '2026-06-13', time: '13:00' };
    expect(summaryText(plan, 'Saturday 13 June 2026, 13:00', words)).toBe(
      'MEETING SUMMARY\n\nHost: Aline\nGuest: Eric\nPlace: Kigali Serena Hotel\nTime: Saturday 13 June 2026, 13:00\n\nIn an emergency call 112.\nAmbulance 912\n',
    );
  });

  it('has a dash for each empty field', () => {
    expect(summaryText(EMPTY_PLAN, '', words).match(/: —$/gm)).toHaveLength(4);
    expect(summaryText({ ...EMPTY_PLAN, host: '  \n ' }, '', words)).toContain('Host: —');
  });

  it('always has exactly nine lines', () => {
    const any = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(any, any, any, (host, guest, place) => {
        const text = summaryText({ ...EMPTY_PLAN, host, guest, place }, '', words);
        expect(text.split('\n')).toHaveLength(10);
        expect(text).not.toMatch(/[\u202A-\u202E\u2066-\u2069\r]/);
        expect(text).toContain('112');
      }),
    );
    expect(lineOf('a'.repeat(10_000))).toHaveLength(200);
  });
});

describe('the start of a meeting', () => {
  it('is two hours earlier in UTC', () => {
    expect(meetingStart({ date: '2026-06-13', time: '13:00' })).toBe(Date.UTC(2026, 5, 13, 11));
    expect(meetingStart({ date: '2026-01-01', time: '01:30' })).toBe(
      Date.UTC(2025, 11, 31, 23, 30),
    );
  });

  it.each([
    ['', '13:00'],
    ['2026-06-13', ''],
    ['2026-06-31', '13:00'],
    ['2026-06-13', '24:00'],
    ['2026-06-13', '9:00'],
  ])('needs a date and a time: not %j, %j', (date, time) => {
    expect(meetingStart({ date, time })).toBeUndefined();
  });
});

describe('a planned moment', () => {
  // 9:30 in Kigali.
  const now = Date.UTC(2026, 5, 5, 7, 30);

  it.each([
    ['', '', false],
    ['2026-06-05', '09:29', true],
    ['2026-06-05', '09:30', false],
    ['2026-06-04', '23:59', true],
    ['2026-06-05', 'noon', false],
  ])('on %j at %j has passed: %s', (date, time, passed) => {
    expect(hasPassed({ date, time }, now)).toBe(passed);
  });

  it('without a time lasts until the end of the day in Kigali', () => {
    const day = { date: '2026-06-05', time: '' };
    expect(hasPassed(day, Date.UTC(2026, 5, 5, 21, 59, 59))).toBe(false);
    expect(hasPassed(day, Date.UTC(2026, 5, 5, 22, 0, 0))).toBe(true);
  });
});
