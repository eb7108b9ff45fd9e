import * as v from 'valibot';

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** What every document says of itself, with its name and its number of words; a page adds what its own have. */
export const proseMeta = v.object({
  slug: filled,
  words: v.pipe(v.number(), v.integer(), v.minValue(1)),
  title: filled,
  summary: filled,
});

/** The number of words that somebody reads in a minute. */
const WORDS_PER_MINUTE = 200;

/** How long a text takes to read, in whole minutes, at least one. */
export const readingMinutes = (words: number): number =>
  Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
