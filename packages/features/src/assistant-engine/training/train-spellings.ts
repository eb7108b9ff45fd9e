import { dangerByRule, isPlea } from '../danger/rules';
import { createSpelling, MIN_WORD, type Spellings } from '../danger/spelling';
import { wordsOf } from '../text';

/** A word of danger is a stock phrase, or is written so often, and in so large a share in messages about danger. */
const MIN_COUNT = 4;
const MIN_SHARE = 0.45;
const FREQUENT = 12;
const LETTERS = /^\p{L}+$/u;

const countWords = (texts: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const word of texts.flatMap(wordsOf)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

/** Returns what the spelling of words of danger is corrected with, from the training tables. */
export const trainSpellings = (
  danger: readonly string[],
  ordinary: readonly string[],
): Spellings => {
  const inDanger = countWords(danger);
  const inOrdinary = countWords(ordinary);
  const words = [...inDanger]
    .filter(
      ([word, count]) =>
        LETTERS.test(word) &&
        word.length >= MIN_WORD &&
        (isPlea(word) ||
          dangerByRule(word) !== undefined ||
          (count >= MIN_COUNT && count / (count + (inOrdinary.get(word) ?? 0)) >= MIN_SHARE)),
    )
    .map(([word]) => word)
    .sort();
  const misspelt = createSpelling({ words, exceptions: [] });
  const exceptions = [...inOrdinary.keys()].filter((word) => misspelt(word) !== undefined).sort();
  const frequent = [...inDanger]
    .filter(([word, count]) => LETTERS.test(word) && count >= FREQUENT && word.length > 1)
    .map(([word]) => word)
    .sort();
  return { words, exceptions, frequent: ['a', 'i', 'j', ...frequent] };
};
