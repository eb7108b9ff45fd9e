import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { bookingSchema, EMPTY_BOOKING, toRequest } from './booking-form';
import { formCopy } from '#words/parts/form/copy';
import { meetingBookingCopy } from '#words/pages/meeting-booking/copy';
import { DESTINATIONS } from '../../content/destinations';

const { errors } = meetingBookingCopy.form;
const today = '2026-06-05';
const NO_COUNTS = { days: '', guests: '', rooms: '' };
const none = new Set<string>();
const parse = (values: Readonly<Record<string, string>>, invalid = none) =>
  v.safeParse(bookingSchema(invalid, today), { ...EMPTY_BOOKING, ...NO_COUNTS, ...values });
const errorsIn = (values: Readonly<Record<string, string>>, invalid = none) =>
  (parse(values, invalid).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);
const answersIn = (values: Readonly<Record<string, string>>) => {
  const parsed = parse(values);
  if (!parsed.success) throw new Error('The form is invalid.');
  return parsed.output;
};

describe('toRequest', () => {
  it('accepts an empty form', () => {
    expect(errorsIn({})).toEqual([]);
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

  it('returns option labels, and numbers as numbers', () => {
    const answers = answersIn({
      fullName: ' Aline Uwase ',
      hotel: 'mille',
      days: '4',
      guests: '2',
      rooms: '1',
      budget: 'over400',
      transport: 'Yes',
      payment: 'arrival',
      meetingPlace: 'office',
    });
    expect(toRequest(answers)).toMatchObject({
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

  it('treats unknown options as empty', () => {
    const unknown = { hotel: 'ritz', budget: 'all', transport: 'maybe', payment: 'x' };
    const request = toRequest(answersIn({ ...unknown, meetingPlace: 'home' }));
    const read = { hotel: '', budget: '', transport: 'No', payment: '', meetingPlace: '' };
    expect(request).toMatchObject(read);
  });

  it('rejects long text instead of cutting it', () => {
    expect(errorsIn({ destinations: 'a'.repeat(2001), fullName: 'b'.repeat(201) })).toEqual([
      ['fullName', formCopy.tooLong(200)],
      ['destinations', formCopy.tooLong(2000)],
    ]);
    const longest = { destinations: 'a'.repeat(2000), fullName: ` ${'b'.repeat(200)} ` };
    expect(errorsIn(longest)).toEqual([]);
  });
});

describe('bookingSchema', () => {
  it.each([
    [{ arrival: '2026-06-12', departure: '2026-06-10' }, [['departure', errors.backwards]]],
    [{ arrival: '2026-06-01', departure: '2026-06-10' }, [['arrival', errors.past.arrival]]],
    [{ arrival: '2026-06-12', departure: '2030-06-12', days: '' }, [['departure', errors.tooLong]]],
    [
      { days: '0', guests: '-2', rooms: '1.5' },
      [
        ['days', errors.count('Days')],
        ['guests', errors.count('Guests')],
        ['rooms', errors.count('Rooms')],
      ],
    ],
    [{ arrival: '2026-06-05', departure: '2026-06-05', days: '1', guests: '1', rooms: '1' }, []],
  ])('validates %j', (values, expected) => {
    expect(errorsIn(values)).toEqual(expected);
  });

  it('reports input the browser can’t parse, once per field and in order', () => {
    const errorsFound = errorsIn({ departure: '2026-06-01' }, new Set(['arrival']));
    expect(errorsFound.map(([name]) => name)).toEqual(['arrival', 'departure']);
    expect(errorsIn({}, new Set(['departure']))).toEqual([['departure', errors.notADay.departure]]);
  });
});

describe('the destinations', () => {
  it('are 7, 10 and 10, each with its own https URL', () => {
    expect(DESTINATIONS.map(({ list }) => list.length)).toEqual([7, 10, 10]);
    const urls = DESTINATIONS.flatMap(({ list }) => list.map(({ href }) => href));
    expect(new Set(urls).size).toBe(27);
    for (const url of urls) expect(new URL(url).protocol).toBe('https:');
  });
});
