import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import { firstCharacters, safeText, stripUnsafe } from './text';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)))
    .map((units) => units.join('')),
);
const anyLimit = fc.integer({ min: 0, max: 80 });

describe('safeText', () => {
  it('shortens a text in a browser without Intl.Segmenter', () => {
    vi.stubGlobal('Intl', {});
    expect(safeText('Uwamahoro Marie', 6)).toBe('Uwama…');
    vi.unstubAllGlobals();
  });

  it.each([
    ['trimmed', '  Aline \n', 10, 'Aline'],
    ['exactly the limit', 'Aline', 5, 'Aline'],
    ['one over', 'Alinea', 5, 'Alin…'],
    ['no space before the ellipsis', 'Ali nea', 5, 'Ali…'],
    ['right-to-left override', 'evil\u202Etxt.exe', 20, 'eviltxt.exe'],
    ['a joiner that joins nothing', 'a\u200D b\u200C', 20, 'a b'],
    ['controls', 'a\u0000b\u0007c\u009Fd', 20, 'abcd'],
    ['a line break parts words', 'first\r\nsecond', 20, 'first second'],
    ['a family stays whole', '👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 9, '👨‍👩‍👧‍👦…'],
    ['a lone surrogate', 'a\uD800b', 20, 'ab'],
    ['no room', 'Aline', 0, ''],
    ['not a number', 'Aline', Number.NaN, ''],
  ])('%s', (_name, input, limit, output) => {
    expect(safeText(input, limit)).toBe(output);
  });

  it('keeps every letter, accents and other scripts', () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
    for (const name of [alphabet, 'Aimée <3 & 2', 'Nyirahabimana', 'محمد', 'प्रिया', '王小明'])
      expect(safeText(name, 40)).toBe(name);
  });

  it('removes stacked combining marks', () => {
    expect(safeText(`e${'\u0301'.repeat(10_000)}`, 40)).toBe(`e${'\u0301'.repeat(4)}`);
  });

  it('never exceeds the limit, never lets an unsafe character through, and is stable', () => {
    fc.assert(
      fc.property(anyText, anyLimit, (input, limit) => {
        const output = safeText(input, limit);
        expect(Array.from(output).length).toBeLessThanOrEqual(limit);
        expect(output).not.toMatch(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u);
        expect(safeText(output, limit)).toBe(output);
      }),
    );
  });

  it('is fast on three million characters', () => {
    expect(safeText('ab\u202E'.repeat(1_000_000), 12)).toBe('abababababa…');
  });
});

it('strips without trimming', () => {
  expect(stripUnsafe(' Ann\u202E ')).toBe(' Ann ');
});

it('counts characters, not code units', () => {
  expect(firstCharacters('👍👍👍', 2)).toBe('👍👍');
  expect(firstCharacters('abc', 5)).toBe('abc');
});
