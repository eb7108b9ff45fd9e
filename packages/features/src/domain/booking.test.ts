// Proves BOOK-1, BOOK-2.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  bookingJson,
  type BookingRequest,
  daysOfStay,
  daysToFill,
  estimate,
  estimateGap,
  isDay,
  maskId,
  readCount,
  stayFaults,
} from './booking';
import { HOTEL_OPTIONS, HOTEL_PRICES } from './hotels';

const today = '2026-06-05';
const request: BookingRequest = {
  fullName: 'Aline Uwase',
  idNumber: '1199880012345678',
  contact: 'aline@example.rw',
  departure: '2026-06-16',
  arrival: '2026-06-12',
  hotel: 'Kigali Serena Hotel',
  days: 4,
  guests: 2,
  rooms: 1,
  budget: '$250-$400',
  transport: 'Yes',
  payment: 'Prepay online',
  meetingPlace: 'Selected Hotel',
  destinations: 'Lake Kivu',
};

describe('a count', () => {
  it.each([
    ['1', 1],
    [' 12 ', 12],
    ['999', 999],
    ['007', 7],
    ['\u200e٣', 3],
  ])('%j is %i', (text, count) => {
    expect(readCount(text)).toBe(count);
  });

  it.each(['', '0', '-1', '1.5', '1e2', 'two', '1000', 'Infinity'])('%j is invalid', (text) => {
    expect(readCount(text)).toBeUndefined();
  });
});

describe('the estimate', () => {
  it('is the price per night times days times rooms', () => {
    expect(estimate('serena', '4', '2')).toBe(2400);
    const count = fc.integer({ min: 1, max: 999 });
    fc.assert(
      fc.property(fc.constantFrom(...HOTEL_OPTIONS), count, count, (hotel, days, rooms) => {
        const price = HOTEL_PRICES[hotel] * days * rooms;
        expect(estimate(hotel, String(days), String(rooms))).toBe(price);
      }),
    );
  });
});

describe('the missing part of an estimate', () => {
  it.each([
    ['', '1', '1', 'hotel', 'missing'],
    ['mille', '', '1', 'days', 'missing'],
    ['mille', '2', ' ', 'rooms', 'missing'],
    ['', '', '', 'hotel', 'missing'],
    ['mille', '0', '1', 'days', 'notACount'],
    ['', '3', '1.5', 'rooms', 'notACount'],
    ['', '0', '0', 'days', 'notACount'],
  ] as const)(
    'with hotel %j, days %j and rooms %j is %s: %s',
    (hotel, days, rooms, field, reason) => {
      expect(estimateGap(hotel, days, rooms)).toEqual({ field, reason });
    },
  );

  it('is undefined exactly when there is a price', () => {
    const anyHotel = fc.constantFrom('' as const, ...HOTEL_OPTIONS);
    const typed = fc.oneof(fc.string(), fc.integer({ min: -5, max: 1005 }).map(String));
    fc.assert(
      fc.property(anyHotel, typed, typed, (hotel, days, rooms) => {
        const hasPrice = estimate(hotel, days, rooms) !== undefined;
        expect(estimateGap(hotel, days, rooms) === undefined).toBe(hasPrice);
      }),
    );
  });
});

describe('the dates of a stay', () => {
  const fault = (field: string, reason: string) => ({ field, reason });
  it.each([
    ['', '', []],
    ['2026-06-12', '', []],
    ['', '2026-06-16', []],
    ['2026-06-05', '2026-06-05', []],
    ['2026-06-12', '2026-06-16', []],
    ['2026-06-12', '2026-06-11', [fault('departure', 'backwards')]],
    ['2026-06-04', '2026-06-16', [fault('arrival', 'past')]],
    ['', '2026-06-04', [fault('departure', 'past')]],
    ['2026-02-30', '2026-06-16', [fault('arrival', 'notADay')]],
    ['2026-06-12', '16 June', [fault('departure', 'notADay')]],
    ['2026-06-03', '2026-06-01', [fault('arrival', 'past'), fault('departure', 'backwards')]],
    ['2026-06-12', '2029-03-07', []],
    ['2026-06-12', '2029-03-08', [fault('departure', 'tooLong')]],
  ])('%j to %j: %j', (arrival, departure, faults) => {
    expect(stayFaults({ arrival, departure }, today)).toEqual(faults);
  });

  it.each([
    ['2026-06-12', '2026-06-16', 4],
    ['2026-06-12', '2026-06-12', 1],
    ['2026-02-27', '2026-03-01', 2],
    ['2028-02-27', '2028-03-01', 3],
    ['2026-12-31', '2027-01-01', 1],
    ['0001-01-01', '0001-01-03', 2],
  ])('%s to %s costs %i days', (arrival, departure, days) => {
    expect(daysOfStay(arrival, departure)).toBe(days);
  });

  it.each([
    ['', '2026-06-16'],
    ['2026-06-12', ''],
    ['2026-06-16', '2026-06-12'],
    ['2026-06-31', '2026-07-02'],
  ])('%j to %j is not a valid stay', (arrival, departure) => {
    expect(daysOfStay(arrival, departure)).toBeUndefined();
  });

  it.each([
    ['2026-06-12', '2026-06-16', '4'],
    ['2026-06-12', '2029-03-07', '999'],
    ['2026-06-12', '2029-03-08', ''],
    ['2026-06-16', '2026-06-12', undefined],
  ])('%s to %s sets the days to %j', (arrival, departure, filled) => {
    expect(daysToFill(arrival, departure)).toBe(filled);
  });
});

describe('a day', () => {
  it.each(['2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('can be %s', (text) => {
    expect(isDay(text)).toBe(true);
  });

  it.each([
    '',
    '2026-1-05',
    'on 2026-01-05',
    '2026-01-05T00:00',
    '2026-00-10',
    '2026-13-10',
    '2026-01-00',
    '2026-01-32',
    '0000-01-01',
  ])('%j isn’t one', (text) => {
    expect(isDay(text)).toBe(false);
  });
});

describe('a masked ID number', () => {
  it.each([
    ['1199880012345678', '••••••••••••••78'],
    ['PC1234', '••••34'],
    ['12345', '•••••'],
    [' ', ''],
  ])('%j reads %j', (id, masked) => {
    expect(maskId(id)).toBe(masked);
  });

  it('never shows more than the last two characters', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z\d]{0,30}$/), (id) => {
        const masked = maskId(id);
        expect(masked).toHaveLength(id.length);
        expect(masked.replace(/^•*/, '').length).toBeLessThanOrEqual(2);
        expect(id.endsWith(masked.replace(/^•*/, ''))).toBe(true);
      }),
    );
  });
});

describe('the request as JSON', () => {
  it('masks the ID number unless it’s requested in full', () => {
    expect(bookingJson(request, false)).not.toContain('1199880012345678');
    expect(bookingJson(request, false)).toContain('"idNumber": "••••••••••••••78"');
    expect(JSON.parse(bookingJson(request, true))).toEqual(request);
  });
});
