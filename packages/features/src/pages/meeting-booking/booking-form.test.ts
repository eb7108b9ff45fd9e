import { describe, expect, it } from 'vitest';

import { bookingFaults, readAnswers, toRequest } from './booking-form';
import { meetingBookingCopy } from './copy';
import { DESTINATIONS } from '../../content/destinations';

const { faultOf } = meetingBookingCopy.form;
const today = '2026-06-05';
const none = new Set<string>();
const filled = (values: Readonly<Record<string, string>>) => {
  const data = new FormData();
  Object.entries(values).forEach(([name, value]) => data.append(name, value));
  return readAnswers(data);
};

describe('the answers', () => {
  it('of an empty form are empty, and nothing is wrong with them', () => {
    const answers = filled({});
    expect(bookingFaults(answers, none, today)).toEqual([]);
    expect(toRequest(answers)).toEqual({
      fullName: '', idNumber: '', contact: '', departure: '', arrival: '', hotel: '', days: '', guests: '', rooms: '',
      budget: '', transport: 'No', payment: '', meetingPlace: '', destinations: '',
    });
  });

  it('come back in the words of the form, the numbers as numbers', () => {
    const request = toRequest(filled({
      fullName: ' Aline Uwase ', hotel: 'mille', days: '4', guests: '2', rooms: '1', budget: 'over400', transport: 'Yes',
      payment: 'arrival', meetingPlace: 'office',
    }));
    expect(request).toMatchObject({
      fullName: 'Aline Uwase', hotel: 'Hôtel des Mille Collines', days: 4, guests: 2, rooms: 1, budget: 'Above $400',
      transport: 'Yes', payment: 'Pay local fare on arrival', meetingPlace: 'Office of Iru Connections Ltd',
    });
  });

  it('that are none of the options are the empty choice', () => {
    expect(toRequest(filled({ hotel: 'ritz', budget: 'all', transport: 'maybe', payment: 'x', meetingPlace: 'home' }))).toMatchObject({
      hotel: '', budget: '', transport: 'No', payment: '', meetingPlace: '',
    });
  });

  it('of any length are kept to a bound', () => {
    expect(filled({ destinations: 'a'.repeat(10_000), fullName: 'b'.repeat(10_000) })).toMatchObject({
      destinations: 'a'.repeat(2000), fullName: 'b'.repeat(200),
    });
  });
});

describe('what cannot be right', () => {
  it.each([
    [{ arrival: '2026-06-12', departure: '2026-06-10' }, [['departure', faultOf.backwards]]],
    [{ arrival: '2026-06-01', departure: '2026-06-10' }, [['arrival', faultOf.past.arrival]]],
    [{ arrival: '2026-06-12', departure: '2030-06-12', days: '' }, [['departure', faultOf.tooLong]]],
    [{ days: '0', guests: '-2', rooms: '1.5' }, [
      ['days', faultOf.count('Days')], ['guests', faultOf.count('Guests')], ['rooms', faultOf.count('Rooms')],
    ]],
    [{ arrival: '2026-06-05', departure: '2026-06-05', days: '1', guests: '1', rooms: '1' }, []],
  ])('in %j', (values, faults) => {
    expect(bookingFaults(filled(values), none, today).map(({ name, reason }) => [name, reason])).toEqual(faults);
  });

  it('is what the browser could not read, each field once and in its place', () => {
    expect(bookingFaults(filled({ departure: '2026-06-01' }), new Set(['arrival', 'days']), today).map(({ name }) => name)).toEqual([
      'arrival', 'departure', 'days',
    ]);
    expect(bookingFaults(filled({}), new Set(['departure']), today)).toEqual([
      { name: 'departure', reason: faultOf.notADay.departure },
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
