// Proves LANG-2: each language keeps its own rules of writing, and calls one thing by one name.
import { describe, expect, it } from 'vitest';

import { shownTexts } from '../lib/shown-texts';
import { translatedTexts } from '../lib/translated-texts';

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

/** What English says in the same words, and a language in several: another grammar, another thing, or a shorter name where there's less room. */
const SEVERAL = new Set([
  'Log in',
  'Login',
  'Create an account',
  'Create your profile',
  'Find people',
  'Buy coins',
  'Share your story',
  'Share Your Story',
  'Write a message',
  'Write to [0]',
  'Apply',
  'Import',
  'Look around with the demo account',
  'Leave this site quickly',
  'Start over',
  'Coins added',
  'Blog',
  'Help Center',
  'Contact',
  'Timeline',
  'Radar',
  'Icebreaker',
  'AI Icebreaker',
  'Cultural explorer',
  'Emotion rooms',
  'Group rooms',
  'Plan a date',
  'Likes',
  'Saved searches',
  'Status',
  'Education',
  'Theme',
  'Clear',
  'friend',
  'You',
  'Any',
  'Other',
  'Next',
  'slide',
  'each',
  'Not now',
  'Lonely',
  'Curious',
  'Records you kept',
  'People you saved for later',
  '[0], [1]',
  'Saved on this device only.',
]);

const fold = (text: string) => text.toLowerCase().replaceAll(/\s/g, ' ');

describe.each(Object.entries(RULES))('in %s', async (language, rules) => {
  const texts = (await shownTexts(language)).filter(({ key }) => !key.includes('calendar-locale'));
  // Articles, and the modules that have every language; without addresses and the names of parameters.
  const others = translatedTexts(language)
    .filter(
      ({ id, place }) => place && !texts.some(({ key }) => key.startsWith(id.split('#')[0] ?? '')),
    )
    .map(({ id, translation = '' }) => ({
      key: id,
      translation: translation.replaceAll(/\{[^}]*\}|\]\([^)]*\)/g, 'x'),
    }));

  it.each([...EVERYWHERE, ...rules])('no text has %s', (_, broken) => {
    const found = [...texts, ...others].filter(({ translation }) => broken.test(translation));
    expect(found.map(({ key, translation }) => `${key}: ${translation}`)).toEqual([]);
  });

  it('what English says in the same words is said in the same words', () => {
    const first = new Map<string, string>();
    const different = texts.filter(({ english, translation }) => {
      const said = first.get(english) ?? fold(translation);
      first.set(english, said);
      return said !== fold(translation) && !SEVERAL.has(english);
    });
    expect(different).toEqual([]);
  });
});
