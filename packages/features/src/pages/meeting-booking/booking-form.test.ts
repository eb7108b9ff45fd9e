import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { bookingSchema, EMPTY_BOOKING, toRequest } from './booking-form';
import { formCopy } from '../../parts/form/copy';
import { meetingBookingCopy } from './copy';
import { DESTINATIONS } from '../../content/destinations';

const { faultOf } = meetingBookingCopy.form;
const today = '2026-06-05';
const none = new Set<string>();
/** A form in which nothing is filled in but some values. */
const filled = (values: Readonly<Record<string, string>>, unread = none) =>
  v.safeParse(bookingSchema(unread, today), {
    ...EMPTY_BOOKING,
    days: '',
    guests: '',
    rooms: '',
    ...values,
  });
const faultsIn = (values: Readonly<Record<string, string>>, unread = none) =>
  (filled(values, unread).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);
const answersIn = (values: Readonly<Record<string, string>>) => {
  const parsed = filled(values);
  if (!parsed.success) throw new Error('The form is refused.');
  return parsed.output;
};

describe('the answers', () => {
  it('of an empty form are empty, and nothing is wrong with them', () => {
    expect(faultsIn({})).toEqual([]);
    expect(toRequest(answersIn({}))).toEqual({
      fullName: '',
      idNumber: '',
      contact: '',
      departure: '',
      arrival: '',
      hotel: '',
      days: '',
      guests: '',
      rooms: '',
      budget: '',
      transport: 'No',
      payment: '',
      meetingPlace: '',
      destinations: '',
    });
  });

  it('come back in the words of the form, the numbers as numbers', () => {
    const request = toRequest(
      answersIn({
        fullName: ' Aline Uwase ',
        hotel: 'mille',
        days: '4',
        guests: '2',
        rooms: '1',
        budget: 'over400',
        transport: 'Yes',
        payment: 'arrival',
        meetingPlace: 'office',
      }),
    );
    expect(request).toMatchObject({
      fullName: 'Aline Uwase',
      hotel: 'Hôtel des Mille Collines',
      days: 4,
      guests: 2,
      rooms: 1,
      budget: 'Above $400',
      transport: 'Yes',
      payment: 'Pay local fare on arrival',
      meetingPlace: 'Office of Iru Connections Ltd',
    });
  });

  it('that are none of the options are the empty choice', () => {
    expect(
      toRequest(
        answersIn({
          hotel: 'ritz',
          budget: 'all',
          transport: 'maybe',
          payment: 'x',
          meetingPlace: 'home',
        }),
      ),
    ).toMatchObject({
      hotel: '',
      budget: '',
      transport: 'No',
      payment: '',
      meetingPlace: '',
    });
  });

  it('that are too long are named and not cut', () => {
    expect(faultsIn({ destinations: 'a'.repeat(2001), fullName: 'b'.repeat(201) })).toEqual([
      ['fullName', formCopy.tooLong(200)],
      ['destinations', formCopy.tooLong(2000)],
    ]);
    expect(faultsIn({ destinations: 'a'.repeat(2000), fullName: ` ${'b'.repeat(200)} ` })).toEqual(
      [],
    );
  });
});

describe('what cannot be right', () => {
  it.each([
    [{ arrival: '2026-06-12', departure: '2026-06-10' }, [['departure', faultOf.backwards]]],
    [{ arrival: '2026-06-01', departure: '2026-06-10' }, [['arrival', faultOf.past.arrival]]],
    [
      { arrival: '2026-06-12', departure: '2030-06-12', days: '' },
      [['departure', faultOf.tooLong]],
    ],
    [
      { days: '0', guests: '-2', rooms: '1.5' },
      [
        ['days', faultOf.count('Days')],
        ['guests', faultOf.count('Guests')],
        ['rooms', faultOf.count('Rooms')],
      ],
    ],
    [{ arrival: '2026-06-05', departure: '2026-06-05', days: '1', guests: '1', rooms: '1' }, []],
  ])('in %j', (values, faults) => {
    expect(faultsIn(values)).toEqual(faults);
  });

  it('is what the browser could not read, each field once and in its place', () => {
    expect(
      faultsIn({ departure: '2026-06-01' }, new Set(['arrival', 'days'])).map(([name]) => name),
    ).toEqual(['arrival', 'departure', 'days']);
    expect(faultsIn({}, new Set(['departure']))).toEqual([
      ['departure', faultOf.notADay.departure],
    ]);
  });
});

describe('the destinations', () => {
  it('are 7, 10 and 10, each with its own https address', () => {
    expect(DESTINATIONS.map(({ list }) => list.length)).toEqual([7, 10, 10]);
    const addresses = DESTINATIONS.flatMap(({ list }) => list.map(({ href }) => href));
    expect(new Set(addresses).size).toBe(27);
    for (const address of addresses) expect(new URL(address).protocol).toBe('https:');
  });
});
