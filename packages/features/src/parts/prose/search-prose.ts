import type { ProseSection } from '../../content/prose-module';
import { LIMITS } from '../../domain/limits';
import { firstCharacters, stripUnsafe } from '../../domain/text';

/** One document as the search reads it. */
export interface SearchedDocument<Slug extends string = string> {
  readonly slug: Slug;
  readonly title: string;
  readonly sections: readonly ProseSection[];
}

/** A piece of text, marked when it is what was looked for. */
export interface MarkedText {
  readonly text: string;
  readonly hit: boolean;
}

/** One place where everything that was looked for stands. */
export interface ProseHit<Slug extends string = string> {
  readonly slug: Slug;
  readonly title: string;
  /** The id of the heading, empty for the text before the first one. */
  readonly id: string;
  readonly heading: readonly MarkedText[];
  readonly excerpt: readonly MarkedText[];
}

/** The shortest word that is looked for, in characters. */
const MIN_WORD = 2;

/** Characters of an excerpt before and after the first hit. */
const BEFORE = 50;
const AFTER = 130;

const escape = (word: string) =>
  word
    .replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
    .replace(/['’]/g, "['’]")
    .replace(/[-–]/g, '[-–]');

/** A query from outside as it is shown and searched: of a bounded length, without signs that change how a text reads. */
export const readSearch = (query: string | null): string =>
  stripUnsafe(firstCharacters(query ?? '', LIMITS.search));

/** Double quotation marks wherever they stand, and single ones around a word: an apostrophe within it stays. */
const QUOTES = /["“”„‟«»]|(?<!\S)['‘’‚]+|['‘’]+(?!\S)/gu;

/** The words that a query looks for, each once and longest first; quotation marks are no part of them. */
export const wordsOf = (query: string): string[] => {
  const words = readSearch(query).replace(QUOTES, ' ').toLowerCase().split(/\s+/);
  return [...new Set(words)]
    .filter((word) => word.length >= MIN_WORD)
    .sort((a, b) => b.length - a.length);
};

/** Whether something is asked for, but no word long enough to be looked for. */
export const isTooShort = (query: string): boolean =>
  query.trim() !== '' && wordsOf(query).length === 0;

/** A text in pieces, each marked when it is one of the words. */
export const markWords = (text: string, words: readonly string[]): MarkedText[] => {
  if (words.length === 0) return [{ text, hit: false }];
  const parts = text.split(new RegExp(`(${words.map(escape).join('|')})`, 'giu'));
  return parts
    .map((part, index) => ({ text: part, hit: index % 2 === 1 }))
    .filter((part) => part.text !== '');
};

const cut = (text: string, at: number): string => {
  const from = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1;
  // A text without a blank is cut where the limit falls.
  const start = from > at || from === 0 ? Math.max(0, at - BEFORE) : from;
  const end = start + BEFORE + AFTER;
  const stop = end >= text.length ? text.length : Math.max(text.lastIndexOf(' ', end), at + 1);
  return `${start > 0 ? '… ' : ''}${text.slice(start, stop)}${stop < text.length ? ' …' : ''}`;
};

/** Finds a word wherever it stands, whatever its capitals. */
export const wordTest = (word: string): RegExp => new RegExp(escape(word), 'iu');

/** The part of a text around the first of the words in it, or its beginning. */
export const excerptOf = (text: string, words: readonly string[]): string => {
  const first = Math.min(
    ...words.map((word) => text.search(wordTest(word))).filter((at) => at >= 0),
  );
  return cut(text, Number.isFinite(first) ? first : 0);
};

/** The sections that hold every word of a query, those so named first; none for an empty query. */
export const searchProse = <Slug extends string>(
  documents: readonly SearchedDocument<Slug>[],
  query: string,
): ProseHit<Slug>[] => {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const tests = words.map(wordTest);
  const ranked: { rank: number; hit: ProseHit<Slug> }[] = [];
  for (const { slug, title, sections } of documents) {
    for (const { id, heading, text } of sections) {
      const named = heading || title;
      if (!tests.every((test) => test.test(heading) || test.test(text))) continue;
      const excerpt = excerptOf(text, words);
      const rank = tests.every((test) => test.test(heading)) ? 0 : 1;
      ranked.push({
        rank,
        hit: {
          slug,
          title,
          id,
          heading: markWords(named, words),
          excerpt: markWords(excerpt, words),
        },
      });
    }
  }
  return ranked.sort((a, b) => a.rank - b.rank).map(({ hit }) => hit);
};
