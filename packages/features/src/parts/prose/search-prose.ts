import type { ProseSection } from '../../content/prose-module';
import { LIMITS } from '../../domain/limits';
import { firstCharacters, stripUnsafe } from '../../domain/text';

export interface SearchedDocument<Slug extends string = string> {
  readonly slug: Slug;
  readonly title: string;
  readonly sections: readonly ProseSection[];
}

export interface MarkedText {
  readonly text: string;
  readonly hit: boolean;
}

export interface ProseHit<Slug extends string = string> {
  readonly slug: Slug;
  readonly title: string;
  /** The heading’s id, or '' for text before the first heading. */
  readonly id: string;
  readonly heading: readonly MarkedText[];
  readonly excerpt: readonly MarkedText[];
}

const MIN_TERM_LENGTH = 2;

/** The number of characters in an excerpt before and after the first match. */
const BEFORE = 50;
const AFTER = 130;

// cspell:disable
const ACCENTED: Readonly<Record<string, string>> = {
  a: 'àáâãä',
  c: 'ç',
  e: 'èéêë',
  i: 'ìíîï',
  n: 'ñ',
  o: 'òóôõö',
  u: 'ùúûü',
  y: 'ýÿ',
};
// cspell:enable

/** Matches a letter with and without an accent. */
const withAccents = (letter: string): string => {
  const base = letter.normalize('NFD').charAt(0);
  const accented = ACCENTED[base];
  return accented ? `[${base}${accented}]` : letter;
};

const escape = (word: string) =>
  word
    .normalize('NFC')
    .replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
    .replace(/['’]/g, "['’]")
    .replace(/[-–]/g, '[-–]')
    .replace(/\p{L}/gu, withAccents);

/** Returns a query that’s safe to show and search: bounded in length, without control characters. */
export const readSearch = (query: string | null): string =>
  stripUnsafe(firstCharacters(query ?? '', LIMITS.search));

/** Double quotation marks anywhere, and single ones around a word. Apostrophes inside words stay. */
const QUOTES = /["“”„‟«»]|(?<!\S)['‘’‚]+|['‘’]+(?!\S)/gu;

/** Returns a query’s search terms without quotation marks: each once, longest first. */
export const searchTerms = (query: string): string[] => {
  const words = readSearch(query).replace(QUOTES, ' ').toLowerCase().split(/\s+/);
  return [...new Set(words)]
    .filter((word) => word.length >= MIN_TERM_LENGTH)
    .sort((a, b) => b.length - a.length);
};

/** Whether a query has text but no term long enough to search for. */
export const isTooShort = (query: string): boolean =>
  query.trim() !== '' && searchTerms(query).length === 0;

export const markWords = (text: string, words: readonly string[]): MarkedText[] => {
  if (words.length === 0) return [{ text, hit: false }];
  const parts = text.split(new RegExp(`(${words.map(escape).join('|')})`, 'giu'));
  return parts
    .map((part, index) => ({ text: part, hit: index % 2 === 1 }))
    .filter((part) => part.text !== '');
};

const cut = (text: string, at: number): string => {
  const from = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1;
  // A text without spaces is cut at the limit.
  const start = from > at || from === 0 ? Math.max(0, at - BEFORE) : from;
  const end = start + BEFORE + AFTER;
  const stop = end >= text.length ? text.length : Math.max(text.lastIndexOf(' ', end), at + 1);
  return `${start > 0 ? '… ' : ''}${text.slice(start, stop)}${stop < text.length ? ' …' : ''}`;
};

export const wordTest = (word: string): RegExp => new RegExp(escape(word), 'iu');

export const excerptOf = (text: string, words: readonly string[]): string => {
  const first = Math.min(
    ...words.map((word) => text.search(wordTest(word))).filter((at) => at >= 0),
  );
  return cut(text, Number.isFinite(first) ? first : 0);
};

/** Returns the sections that contain every search term, heading matches first. Returns none for an empty query. */
export const searchProse = <Slug extends string>(
  documents: readonly SearchedDocument<Slug>[],
  query: string,
): ProseHit<Slug>[] => {
  const words = searchTerms(query);
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
