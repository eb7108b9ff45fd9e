import type { ProseSection } from '../../content/prose-module';
import { fold } from '../../domain/fold';
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

/** Returns a query that’s safe to show and search: bounded in length, without control characters. */
export const readSearch = (query: string | null): string =>
  stripUnsafe(firstCharacters(query ?? '', LIMITS.search));

/** Double quotation marks anywhere, and single ones around a word. Apostrophes inside words stay. */
const QUOTES = /["“”„‟«»]|(?<!\S)['‘’‚]+|['‘’]+(?!\S)/gu;

/** Returns a query’s search terms, folded and without quotation marks: each once, longest first. */
export const searchTerms = (query: string): string[] => {
  const words = fold(readSearch(query).replace(QUOTES, ' ')).split(/\s+/);
  return [...new Set(words)]
    .filter((word) => word.length >= MIN_TERM_LENGTH)
    .sort((a, b) => b.length - a.length);
};

/** Whether a query has text but no term long enough to search for. */
export const isTooShort = (query: string): boolean =>
  query.trim() !== '' && searchTerms(query).length === 0;

/** A range of a text, from its first character to the one after its last. */
type Range = readonly [from: number, to: number];

/** Returns where the words, as `searchTerms` returns them, are in a text. Accents and invisible characters belong to the letter before. */
const rangesOf = (text: string, words: readonly string[]): Range[] => {
  // For each character of the folded text, where the one it was made of starts.
  const starts: number[] = [];
  let folded = '';
  for (const { 0: part, 1: ascii, index } of text.matchAll(/(\p{ASCII}+)|./gsu)) {
    const read = fold(part);
    for (let nth = 0; nth < read.length; nth += 1) starts.push(ascii ? index + nth : index);
    folded += read;
  }
  const ranges: Range[] = [];
  for (let from = 0; from < folded.length;) {
    const word = words.find((each) => folded.startsWith(each, from));
    if (word === undefined) {
      from += 1;
      continue;
    }
    const last = starts[from + word.length - 1];
    from += word.length;
    // A ligature that a word ends in is marked whole.
    while (starts[from] === last) from += 1;
    ranges.push([starts[from - word.length] ?? 0, starts[from] ?? text.length]);
  }
  return ranges;
};

export const markWords = (text: string, words: readonly string[]): MarkedText[] => {
  const parts: MarkedText[] = [];
  let end = 0;
  for (const [from, to] of rangesOf(text, words)) {
    parts.push(
      { text: text.slice(end, from), hit: false },
      { text: text.slice(from, to), hit: true },
    );
    end = to;
  }
  parts.push({ text: text.slice(end), hit: false });
  return parts.filter((part) => part.text !== '');
};

const cut = (text: string, at: number): string => {
  const from = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1;
  // A text without spaces is cut at the limit.
  const start = from > at || from === 0 ? Math.max(0, at - BEFORE) : from;
  const end = start + BEFORE + AFTER;
  const stop = end >= text.length ? text.length : Math.max(text.lastIndexOf(' ', end), at + 1);
  return `${start > 0 ? '… ' : ''}${text.slice(start, stop)}${stop < text.length ? ' …' : ''}`;
};

/** Returns whether a text has each word, as `searchTerms` returns them. */
export const hasWords = (words: readonly string[], ...texts: readonly string[]): boolean => {
  const folded = texts.map(fold);
  return words.every((word) => folded.some((text) => text.includes(word)));
};

export const excerptOf = (text: string, words: readonly string[]): string =>
  cut(text, rangesOf(text, words)[0]?.[0] ?? 0);

/** Returns the sections that contain every search term, heading matches first. Returns none for an empty query. */
export const searchProse = <Slug extends string>(
  documents: readonly SearchedDocument<Slug>[],
  query: string,
): ProseHit<Slug>[] => {
  const words = searchTerms(query);
  if (words.length === 0) return [];
  const ranked: { rank: number; hit: ProseHit<Slug> }[] = [];
  for (const { slug, title, sections } of documents) {
    for (const { id, heading, text } of sections) {
      const named = heading || title;
      if (!hasWords(words, heading, text)) continue;
      const excerpt = excerptOf(text, words);
      const rank = hasWords(words, heading) ? 0 : 1;
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
