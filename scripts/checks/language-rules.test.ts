// Proves LANG-2: each language keeps its own rules of writing, and calls one thing by one name.
import { describe, expect, it } from 'vitest';

import { shownTexts } from '../lib/shown-texts';

type Rule = readonly [name: string, broken: RegExp];

/** A number and what it counts or measures. */
const FRENCH_UNITS =
  'RWF|USD|h|min|heures?|minutes?|secondes?|jours?|semaines?|mois|ans|kB|Mo|Go|o|km|m|cm|pièces?|personnes?|profils?|caractères';
// In three languages. cspell:disable
const EVERYWHERE: readonly Rule[] = [
  ['straight quotes and apostrophes', /["']/],
  ['a hyphen between numbers', /(?<![\d-])\d+-\d+(?![\d-])/],
  ['two spaces', /(?<! ) {2}(?! )/],
];
const RULES: Readonly<Record<string, readonly Rule[]>> = {
  fr: [
    ['a space that can break before a mark', / [;:!?%»]|« /],
    ['a wide space before a mark', /\u00A0[;:!?»]|«\u00A0/],
    ['no space before a mark', /\p{L}(?:[;!?](?=\s|$)|:(?=\s))|«\S(?<!\u202F)|[^\s\u202F]»/u],
    ['a space that can break before a unit', new RegExp(`\\d (?:${FRENCH_UNITS})(?!\\p{L})`, 'u')],
  ],
  sw: [['a unit after its number', /\d\s(?:RWF|MB|kB|saa|dakika|siku)(?!\p{L})/u]],
  rw: [['a comma between thousands', /\d,\d{3}(?!\d)/]],
};
// cspell:enable

describe.each(Object.entries(RULES))('in %s', async (language, rules) => {
  const texts = (await shownTexts(language)).filter(({ key }) => !key.includes('calendar-locale'));

  it.each([...EVERYWHERE, ...rules])('no text has %s', (_, broken) => {
    const found = texts.filter(({ translation }) => broken.test(translation));
    expect(found.map(({ key, translation }) => `${key}: ${translation}`)).toEqual([]);
  });
});
