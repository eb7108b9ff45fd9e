import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { HOTELS } from '../../domain/hotels';
import { HOTEL_FACTS } from '../../content/hotel-facts';
import { fromPlan } from './from-plan';

describe('fromPlan', () => {
  it('returns nothing for an empty plan', () => {
    const nothing = { fullName: '', hotel: '', meetingPlace: '' };
    expect(fromPlan({ host: ' ', place: '\u200B' })).toEqual(nothing);
  });

  it.each(HOTELS)('finds the hotel %s in the venue', (hotel) => {
    const { name, address } = HOTEL_FACTS[hotel];
    const whole = `${name}, ${address}`;
    const found = { fullName: 'Aline', hotel, meetingPlace: 'hotel' };
    for (const place of [name, whole, `Café at ${whole}`, name.toUpperCase()])
      expect(fromPlan({ host: ' Aline ', place })).toEqual(found);
  });

  it('treats any other venue as public', () => {
    const elsewhere = { fullName: '', hotel: '', meetingPlace: 'public' };
    expect(fromPlan({ host: '', place: 'Café by the lake' })).toEqual(elsewhere);
  });

  it('never throws, and limits the length of the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (host, place) => {
        expect(Array.from(fromPlan({ host, place }).fullName).length).toBeLessThanOrEqual(60);
      }),
    );
  });
});
