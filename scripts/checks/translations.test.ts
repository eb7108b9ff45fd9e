// Proves LANG-2: the translations are whole, and keep what must not change.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { TRANSLATED_ARTICLES } from '../../packages/features/src/content/translated-articles';
import { type Language, LANGUAGE_CODES } from '../../packages/features/src/domain/languages';
import { ROOT } from '../lib/install.mjs';
import { numbersIn } from '../lib/numbers-in';
import { shownTexts } from '../lib/shown-texts';
import { translatedTexts } from '../lib/translated-texts';
import { openTaskOf, readRecord } from '../lib/translation-record';

const SOURCE = join(ROOT, 'packages/features/src');
const LOCALES = join(SOURCE, 'locales');

const SOURCES = '../../packages/features/src/';
const articles = import.meta.glob<{
  readonly articleMetas: Readonly<Record<string, { readonly slug: string }>>;
}>('../../packages/features/src/{,locales/*/}content/help-articles.ts');

/** The kind of each block of an article, in order: a paragraph, a list item and a row have one line. */
const blocksOf = (path: string): readonly string[] => {
  const [, , text = ''] = readFileSync(path, 'utf8').split(/^---$/m);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => /^(?:#+|-|\d+\.|\||<\/?\w+)/.exec(line)?.[0] ?? 'paragraph');
};

/** Sentences, not names, codes or addresses: two words in a row that begin with a small letter. */
const isSentence = (text: string) => /(?:^|\s)\p{Ll}{2,}\s+\p{Ll}{2,}/u.test(text);

/** Words that none of the other languages has. */
const ENGLISH = /\b(?:the|and|your|you|this|that|with|will|from|which)\b/i;

/** Numbers to call, links, addresses, placeholders and numbered parameters. */
const keptIn = (text: string) =>
  (text.match(/\b\d{3,}\b|https?:\S+|\S+@\S+|<\w+>|\[\d\]/g) ?? []).toSorted().join();

/** A story with an hour, which Kiswahili and Kinyarwanda count from sunrise, and an ordinal, which French writes in one word. */
const COUNTED_OTHERWISE =
  /successStoriesCopy\.featured\.stories\.(?:sandrine-jean-paul|aline-patrick)\.story/;

const translations = await Promise.all(
  LANGUAGE_CODES.filter((language) => language !== 'en').map(
    async (language) => [language, await shownTexts(language)] as const,
  ),
);

describe.each(translations)('the translation %s', (language: Language, texts) => {
  const failing = (fails: (english: string, translation: string) => boolean): readonly string[] =>
    texts
      .filter(({ english, translation }) => fails(english, translation))
      .map(({ key, translation }) => `${key}: ${translation}`);

  it('was made from the English of today', () => {
    const record = readRecord(language);
    const open = translatedTexts(language).flatMap((text) => {
      const task = openTaskOf(record, text);
      return task ? [`${text.file}: ${text.id}: ${task}: “${text.english}”`] : [];
    });
    expect(open, `translate again, then npm run translations -- --accept ${language}`).toEqual([]);
    expect(texts.length).toBeGreaterThan(1000);
  });

  it('has the help articles that are translated, and no other', () => {
    const files = readdirSync(join(LOCALES, language, 'content/help'));
    const slugs = files.map((file) => basename(file, '.mdx'));
    expect(slugs.toSorted()).toEqual(TRANSLATED_ARTICLES);
  });

  it('lists each help article once', async () => {
    const slugs = await Promise.all(
      [`${SOURCES}locales/${language}/`, SOURCES].map(async (folder) => {
        const { articleMetas = {} } =
          (await articles[`${folder}content/help-articles.ts`]?.()) ?? {};
        return Object.values(articleMetas).map(({ slug }) => slug);
      }),
    );
    expect(slugs[0]?.toSorted()).toEqual(slugs[1]?.toSorted());
    expect(slugs[0]?.length).toBeGreaterThan(TRANSLATED_ARTICLES.length);
  });

  it.each(TRANSLATED_ARTICLES)('has each heading, paragraph, item and row of %s', (slug) => {
    const article = join('content/help', `${slug}.mdx`);
    expect(blocksOf(join(LOCALES, language, article))).toEqual(blocksOf(join(SOURCE, article)));
  });

  it('has each sentence in other words than the English', () => {
    expect(
      failing((english, translation) => isSentence(english) && translation === english),
    ).toEqual([]);
  });

  it('has no English in the middle of a sentence', () => {
    expect(
      failing((english, translation) => translation !== english && ENGLISH.test(translation)),
    ).toEqual([]);
  });

  it('keeps numbers to call, links, addresses and parameters', () => {
    expect(failing((english, translation) => keptIn(english) !== keptIn(translation))).toEqual([]);
  });

  it('has every number of the English, in digits or in words', () => {
    const lacking = texts.filter(({ key, english, translation }) => {
      const given = numbersIn(translation, language);
      return (
        !COUNTED_OTHERWISE.test(key) &&
        [...numbersIn(english, 'en')].some((number) => !given.has(number))
      );
    });
    expect(lacking).toEqual([]);
  });
});
