/** What misspelt words are compared with; made from the training tables by `npm run assistant`. */
export interface Spellings {
  /** Words of messages about danger. */
  readonly words: readonly string[];
  /** Ordinary words that look like a misspelling of one of them. */
  readonly exceptions: readonly string[];
  /** The most frequent words, into which letters that were written apart are divided. */
  readonly frequent: readonly string[];
}

/** Of a word of danger; a misspelling may have one letter less. */
export const MIN_WORD = 5;
const MAX_WORD = 24;
/** The most words of a message that are compared. */
const MAX_WORDS = 200;

const without = (word: string, at: number) => word.slice(0, at) + word.slice(at + 1);
const shorter = (word: string) => Array.from(word, (_letter, at) => without(word, at));

/** Reads spellings; the result returns the word that a word misspells by a letter that is missing, doubled or swapped with the next. */
export const createSpelling = ({ words, exceptions }: Omit<Spellings, 'frequent'>) => {
  const known = new Set(words);
  const skipped = new Set([...words, ...exceptions]);
  const byMissing = new Map(words.flatMap((word) => shorter(word).map((typed) => [typed, word])));
  return (typed: string): string | undefined => {
    if (typed.length < MIN_WORD - 1 || typed.length > MAX_WORD || skipped.has(typed))
      return undefined;
    const missing = byMissing.get(typed);
    if (missing !== undefined) return missing;
    for (let at = 1; at < typed.length; at += 1) {
      const [before = '', letter = ''] = typed.slice(at - 1, at + 1);
      const changed =
        before === letter
          ? without(typed, at)
          : typed.slice(0, at - 1) + letter + before + typed.slice(at + 1);
      if (known.has(changed)) return changed;
    }
    return undefined;
  };
};

/** At least three letters with the same space or sign between them. */
const APART = /(?<![\p{L}\p{N}])\p{L}([ .,*_-]{1,3})\p{L}(?:\1\p{L}(?![\p{L}\p{N}]))+/gu;

/** Divides letters without spaces into the fewest frequent words; returns them as they are where that isn't possible. */
const divide = (letters: string, frequent: ReadonlySet<string>): string => {
  const best: (readonly string[] | undefined)[] = [[]];
  for (let end = 1; end <= letters.length; end += 1)
    for (let from = Math.max(0, end - MAX_WORD); from < end; from += 1) {
      const before = best[from];
      const word = letters.slice(from, end);
      if (before && frequent.has(word) && before.length + 1 < (best[end]?.length ?? Infinity))
        best[end] = [...before, word];
    }
  return best[letters.length]?.join(' ') ?? letters;
};

/** Reads spellings; the result corrects the words of danger in a text as `readable` returns it. */
export const createCorrection = (spellings: Spellings) => {
  const words = new Set(spellings.words);
  const frequent = new Set([...spellings.frequent, ...spellings.words]);
  const correct = createSpelling(spellings);
  return (text: string): string => {
    const whole = text.replace(APART, (apart) =>
      divide(apart.replace(/[^\p{L}]/gu, '').slice(0, 100), frequent),
    );
    const parts = whole.split(' ', MAX_WORDS);
    const joined: string[] = [];
    for (let at = 0; at < parts.length; at += 1) {
      const [part = '', next = ''] = parts.slice(at, at + 2);
      // A word that a space divides.
      if (next !== '' && words.has(part + next) && !(frequent.has(part) && frequent.has(next))) {
        joined.push(part + next);
        at += 1;
      } else joined.push(part.replace(/\p{L}+/gu, (word) => correct(word) ?? word));
    }
    return joined.join(' ');
  };
};
