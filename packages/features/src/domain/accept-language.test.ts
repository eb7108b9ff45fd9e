import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readAcceptLanguage } from './accept-language';
import { LANGUAGE_CODES } from './languages';

describe('readAcceptLanguage', () => {
  it.each([
    ['fr', 'fr'],
    ['RW', 'rw'],
    ['sw-KE,sw;q=0.9,en;q=0.8', 'sw'],
    ['de, ln;q=0.9 , fr-CD;q=0.8', 'fr'],
    ['lg', undefined],
    ['*', undefined],
    ['english', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('reads %j as %j', (header, language) => {
    expect(readAcceptLanguage(header)).toBe(language);
  });

  it('returns one of our languages or nothing, whatever is sent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (header) => {
        expect([undefined, ...LANGUAGE_CODES]).toContain(readAcceptLanguage(header));
      }),
    );
  });
});
