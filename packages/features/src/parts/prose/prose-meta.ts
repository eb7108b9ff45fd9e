import * as v from 'valibot';

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** The front matter every document has; pages extend it. */
export const proseMeta = v.object({
  slug: filled,
  words: v.pipe(v.number(), v.integer(), v.minValue(1)),
  title: filled,
  summary: filled,
});

const WORDS_PER_MINUTE = 200;

/** Returns the reading time in whole minutes, at least one. */
export const readingMinutes = (words: number): number =>
  Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
