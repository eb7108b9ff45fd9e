import papa from 'papaparse';
import { describe, expect, it } from 'vitest';

import { readSheet, sheetOf, withTranslations } from './review-sheet';
import type { TranslatedText } from './translated-texts';
import { writtenTexts } from './written-texts';

const CODE = `export const copy = {
  title: 'Nouvelles',
  hello: (name) => \`Bonjour \${name}, \${formatCount(n)} fois\`,
  twice: 'Deux',
  again: 'Deux',
  count: (n) => (n === 1 ? 'un' : 'plusieurs'),
};
`;
const ENGLISH: Readonly<Record<string, string>> = {
  'copy.title': 'News',
  'copy.hello': 'Hello {name}, {formatCount(n)} times',
  'copy.twice': 'Two',
  'copy.again': 'Two again',
  'copy.count': "n === 1 ? 'one' : 'several'",
};
const texts: readonly TranslatedText[] = writtenTexts('fr.ts', CODE).map((place) => ({
  id: `en.ts#${place.key}`,
  file: 'fr.ts',
  english: ENGLISH[place.key] ?? '',
  translation: place.text,
  place: place.hasLogic ? undefined : place,
}));

const rows = () =>
  papa.parse<Record<string, string>>(sheetOf('fr', texts, {}), {
    header: true,
    skipEmptyLines: true,
  }).data;
/** Changes the row of a text and reads the sheet. */
const readWith = (key: string, change: Record<string, string>) =>
  readSheet(
    papa.unparse(
      rows().map((row) => (row['text'] === `en.ts#${key}` ? { ...row, ...change } : row)),
    ),
    texts,
  );
const write = (key: string, translation: string) =>
  withTranslations(CODE, readWith(key, { translation }).changes);

describe('a sheet', () => {
  it('has each text with what may not change', () => {
    expect(rows()).toHaveLength(5);
    expect(rows()[1]).toMatchObject({
      english: 'Hello {name}, {formatCount(n)} times',
      translation: 'Bonjour {name}, {formatCount(n)} fois',
      keep: '{name} {formatCount(n)}',
    });
    expect(rows()[4]?.['note']).toContain('by hand');
  });

  it('that no one changed changes nothing', () => {
    const { changes, signed, byHand } = readSheet(sheetOf('fr', texts, {}), texts);
    expect([changes, signed, byHand]).toEqual([[], [], []]);
  });
});

describe('a reviewed sheet', () => {
  it.each([
    ['a text', 'copy.title', 'L’actualité', "title: 'L’actualité'"],
    ['a quote and a backslash', 'copy.title', "a'b\\c", String.raw`title: 'a\'b\\c'`],
    [
      'placeholders in another order',
      'copy.hello',
      '{formatCount(n)} fois bonjour, {name} `!',
      '`${formatCount(n)} fois bonjour, ${name} \\`!`',
    ],
    ['the second of two equal texts', 'copy.again', 'Encore', "twice: 'Deux',\n  again: 'Encore'"],
  ])('writes %s', (_, key, translation, code) => {
    expect(write(key, translation)).toContain(code);
  });

  it('lists a text with logic for an editor', () => {
    const { changes, byHand } = readWith('copy.count', { translation: 'quelques' });
    expect(changes).toEqual([]);
    expect(byHand).toEqual(['fr.ts: en.ts#copy.count: quelques']);
  });

  it('signs with the name of the reviewer', () => {
    const { signed } = readWith('copy.title', { reviewer: ' Aline ' });
    expect(signed.map(([{ id }, name]) => [id, name])).toEqual([['en.ts#copy.title', 'Aline']]);
  });

  it.each([
    ['an unknown text', 'copy.title', { text: 'en.ts#copy.gone' }, 'row 2: en.ts#copy.gone'],
    ['another English', 'copy.twice', { english: 'Three' }, 'row 4: en.ts#copy.twice'],
    ['a lost placeholder', 'copy.hello', { translation: 'Bonjour' }, 'row 3: en.ts#copy.hello'],
    [
      'a broken placeholder',
      'copy.hello',
      { translation: 'Bonjour {nom}, {name} {formatCount(n)}' },
      'row 3',
    ],
    ['no translation', 'copy.title', { translation: ' ' }, 'row 2: en.ts#copy.title'],
  ])('is refused whole with %s, naming the row', (_, key, change, message) => {
    expect(() => readWith(key, change)).toThrow(message);
  });

  it('is refused without a column', () => {
    expect(() => readSheet('text,translation\na,b\n', texts)).toThrow(
      'no column english, reviewer',
    );
  });
});
