import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { LIMITS } from './limits';
import { cleanName, isolated, isSameName } from './name';
import { isVisible } from './text';

const hidden = fc.constantFrom(
  ...Array.from('\u200B\u200C\u200D\u202E\u2800\u3164\u{E0041}\u0000\u009F \u00A0\t\n'),
);
const anyName = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc
    .array(fc.oneof(hidden, fc.constantFrom(...Array.from('aéعक👩\u0301\uFE0F'))), {
      maxLength: 120,
    })
    .map((parts) => parts.join('')),
);

describe('a name', () => {
  it.each([
    ['is unchanged', 'Aline', 'Aline'],
    ['keeps accents, hyphens and apostrophes', 'Aimée-Rose N’Diaye', 'Aimée-Rose N’Diaye'],
    ['in another script is unchanged', 'محمد', 'محمد'],
    ['keeps the joiner that its script needs', 'می\u200Cخواهم', 'می\u200Cخواهم'],
    ['keeps an emoji whole', '👩‍🌾 Aline', '👩‍🌾 Aline'],
    ['is one line with single spaces', ' Aline \n\t  Uwase ', 'Aline Uwase'],
    ['loses a right-to-left override', 'Aline\u202E reverse', 'Aline reverse'],
    ['loses isolates and marks of direction', '\u2067Aline\u2069\u200F', 'Aline'],
    ['loses characters hidden between its letters', 'A\u200Bl\u200Di\uFEFFn\u00ADe', 'Aline'],
    ['of marks only is empty', '\u0301\u0301', ''],
  ])('%s', (_what, input, output) => {
    expect(cleanName(input)).toBe(output);
  });

  it('of a hundred thousand letters is cut', () => {
    const name = cleanName('N'.repeat(100_000));
    expect(Array.from(name)).toHaveLength(LIMITS.name);
    expect(name.endsWith('…')).toBe(true);
  });

  it('is limited, visible or empty, and stable when cleaned again', () => {
    fc.assert(
      fc.property(anyName, (input) => {
        const name = cleanName(input);
        expect(Array.from(name).length).toBeLessThanOrEqual(LIMITS.name);
        expect(name === '' || isVisible(name)).toBe(true);
        expect(name).not.toMatch(
          /[\p{Cc}\p{Cs}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u3164]|^\s|\s$|\s\s/u,
        );
        expect(cleanName(name)).toBe(name);
      }),
      { numRuns: 2000 },
    );
  });

  it('never consists of invisible characters', () => {
    fc.assert(
      fc.property(fc.array(hidden, { maxLength: 200 }), (parts) => {
        expect(cleanName(parts.join(''))).toBe('');
      }),
    );
  });
});

describe('a name inside a text', () => {
  it('is unchanged if its direction matches the text', () => {
    for (const name of ['Aline', 'Jean-Paul 2', 'Aimée']) expect(isolated(name)).toBe(name);
  });

  it('is isolated if it could affect the direction of what follows', () => {
    expect(isolated('محمد')).toBe('\u2068محمد\u2069');
  });
});

describe('the same name', () => {
  it.each([
    ['Aline', 'ALINE'],
    ['Aimée', 'Aimee'],
    ['Jean  Bosco', 'Jean Bosco\u200B'],
    ['Ｄivine', 'Divine'],
    ['Cœur', 'COEUR'],
  ])('is recognised in %j and %j', (one, other) => {
    expect(isSameName(one, other)).toBe(true);
  });

  it('isn’t recognised in a different name', () => {
    expect(isSameName('Aline', 'Alina')).toBe(false);
  });
});
