// Proves REG-4.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isPrefAgeText, prefAgeMin, toPrefAgeText } from './pref-age';

describe('the preferred age range', () => {
  it.each([
    [18, '18-60+'],
    [60, '60-60+'],
    [17, '18-60+'],
    [99, '60-60+'],
    [NaN, '18-60+'],
  ])('%d is stored as %s', (min, text) => {
    expect(toPrefAgeText(min)).toBe(text);
  });

  it.each(['', '25', '25-60', '7-60+', '99-60+', '18-60+ ', 'x18-60+', '-5-60+'])(
    '%j is invalid',
    (text) => {
      expect(isPrefAgeText(text)).toBe(false);
      expect(prefAgeMin(text)).toBeGreaterThanOrEqual(18);
    },
  );

  it('parses what the slider writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 18, max: 60 }), (min) => {
        expect(prefAgeMin(toPrefAgeText(min))).toBe(min);
        expect(isPrefAgeText(toPrefAgeText(min))).toBe(true);
      }),
    );
  });
});
