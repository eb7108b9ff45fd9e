// Proves MSG-2 for numbers written to get past the warning.
import { describe, expect, it } from 'vitest';

import { scatteredDigits, spelledDigits } from './message-safety-numbers';

describe('number words', () => {
  it.each([
    ['one two', 'one two', 'two words are a phrase'],
    ['one two 3', 'one two 3', 'digits don’t make two words a number'],
    ['one two three', ' 123 ', 'three words are a number'],
    ['ten two three', ' 1023 ', 'ten takes no unit'],
    ['twenty two three', ' 223 ', 'tens take one unit'],
    ['vingt zero un', ' 2001 ', 'tens take no zero'],
    ['vingt dix neuf', ' 20109 ', '20 takes no ten'],
    ['soixante dix sept cinq', ' 775 ', '60 takes ten to 16'],
    ['quatre-vingt seize un', ' 961 ', '80 takes ten to 16'],
    ['soixante vingt un', ' 6021 ', '60 takes no 20'],
    ['seventy sixteen one', ' 70161 ', '70 takes no 16'],
    ['sept cent douze trois', ' 7123 ', 'hundreds are written as their digit'],
    ['twelve hundred two three', ' 12123 ', 'after two digits, a hundred is 1'],
    ['un 20 cent deux trois', ' 120123 ', 'after two digits, a hundred is 1'],
    ['cent un deux trois', ' 1123 ', 'a hundred alone is 1'],
    ['vingt cent deux trois', ' 20123 ', 'hundreds take no unit'],
    ['double one two three', ' 1123 ', 'double repeats the next digit'],
    ['triple zero double one', ' 00011 ', 'triple repeats the next digit three times'],
  ])('"%s" is read as "%s": %s', (words, digits) => {
    expect(spelledDigits(words)).toBe(digits);
  });
});

describe('digits in parts', () => {
  const apart = (letters: number) => `0788 ${'y'.repeat(letters)} 123`;

  it.each([
    ['0788 then 123 then 456', '0788123456'],
    [apart(34), '0788123'],
    [apart(35), '123'],
    ['1234567 and 12345', '123456712345'],
    ['1234567 and 123456', '123456'],
    ['o 7 8 b i 2 3 4 5 6', '0788123456'],
    ['1 s 2 o 3 l 4 b 5', '152031485'],
    ['1 s 2 o 3 l 4 b i', '1234'],
    ['o788 i23', '0788123'],
    ['0788one23', '0788123'],
    ['kabiri na 5', '25'],
    ['o 5', '5'],
  ])('"%s" is combined to %s', (text, digits) => {
    expect(scatteredDigits(text).at(-1)).toBe(digits);
  });

  it.each(['', 'solo', 'icya kabiri'])('"%s" has none', (text) => {
    expect(scatteredDigits(text)).toEqual([]);
  });
});
