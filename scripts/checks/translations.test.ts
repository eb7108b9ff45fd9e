// Proves LANG-2: the translations are whole, and keep what must not change.
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { TRANSLATED_ARTICLES } from '../../packages/features/src/content/translated-articles';
import { LANGUAGES } from '../../packages/features/src/domain/language';
import { ROOT } from '../lib/install.mjs';
import { translatedTexts, untranslatedModules } from '../lib/translated-texts';

const LOCALES = join(ROOT, 'packages/features/src/locales');

/** Sentences, not names, codes or addresses: two words in a row that begin with a small letter. */
const isSentence = (text: string) => /(?:^|\s)\p{Ll}{2,}\s+\p{Ll}{2,}/u.test(text);

/** Words that none of the other languages has. */
const ENGLISH = /\b(?:the|and|your|you|this|that|with|will|from|which)\b/i;

/** Numbers to call, links, addresses, placeholders and numbered parameters. */
const keptIn = (text: string) =>
  (text.match(/\b\d{3,}\b|https?:\S+|\S+@\S+|<\w+>|\[\d\]/g) ?? []).toSorted().join();

describe.each(Object.keys(LANGUAGES).filter((language) => language !== 'en'))(
  'the translation %s',
  (language) => {
    const texts = translatedTexts(language).flatMap(({ key, shown }) =>
      shown ? [{ key, ...shown }] : [],
    );
    const failing = (fails: (english: string, translation: string) => boolean): readonly string[] =>
      texts
        .filter(({ english, translation }) => fails(english, translation))
        .map(({ key, translation }) => `${key}: ${translation}`);

    it('has a counterpart of each module of words', () => {
      expect(untranslatedModules(language)).toEqual([]);
      expect(texts.length).toBeGreaterThan(1000);
    });

    it('has the help articles that are translated, and no other', () => {
      const files = readdirSync(join(LOCALES, language, 'content/help'));
      const slugs = files.map((file) => basename(file, '.mdx'));
      expect(slugs.toSorted()).toEqual(TRANSLATED_ARTICLES);
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
      expect(failing((english, translation) => keptIn(english) !== keptIn(translation))).toEqual(
        [],
      );
    });
  },
);
