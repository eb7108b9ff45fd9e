import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { HOTELS } from '../../domain/hotels';
import { HOTEL_FACTS } from '../../content/hotel-facts';
import { fromPlan } from './from-plan';

describe('fromPlan', () => {
  it('returns nothing for an empty plan', () => {
    expect(fromPlan({ host: ' ', place: '\u200B' })).toEqual({
      fullName: '',
      hotel: '',
      meetingPlace: '',
    });
  });

  it.each(HOTELS)('finds the hotel %s in the venue', (hotel) => {
    const { name, address } = HOTEL_FACTS[hotel];
    for (const place of [
      name,
      `${name}, ${address}`,
      `Café at ${name}, ${address}`,
      name.toUpperCase(),
    ]) {
      expect(fromPlan({ host: ' Aline ', place })).toEqual({
        fullName: 'Aline',
        hotel,
        meetingPlace: 'hotel',
      });
    }
  });

  it('treats any other venue as public', () => {
    expect(fromPlan({ host: '', place: 'Café by the lake' })).toEqual({
      fullName: '',
      hotel: '',
      meetingPlace: 'public',
    });
  });

  it('never throws, and limits the length of the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (host, place) => {
        expect(Array.from(fromPlan({ host, place }).fullName).length).toBeLessThanOrEqual(60);
      }),
    );
  });
});
