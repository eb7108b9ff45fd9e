import { addToHash, type Features, hashOf } from './classifier';
import { fold } from '../domain/fold';

/** The start of a concept's hash. */
const CONCEPT = 508_632_409;
const MAX_WORDS = 200;
const MAX_STEM = 16;

/** Whether other letters may precede or follow the stem of a one-word entry. */
interface Stem {
  readonly concept: string;
  readonly isOpenBefore: boolean;
  readonly isOpenAfter: boolean;
}

const patternOf = (entry: string): string =>
  entry
    .replace(/_/g, ' ')
    .replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(/\*/g, String.raw`[\p{L}']*`);
const asRegExp = (entries: readonly string[]) =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${entries.map(patternOf).join('|')})(?![\p{L}\d])`, 'u');

/** Parses the lexicon. Each line is a concept with its words in four languages; `*` matches any letters, `_` is a space. */
const readLexicon = (lexicon: string) => {
  const stems = new Map<number, Stem[]>();
  const phrases: (readonly [string, RegExp])[] = [];
  const allPhrases: string[] = [];
  for (const line of lexicon.trim().split('\n')) {
    const [concept = '', words = ''] = line.split(': ');
    const entries = words.split(' ').map(fold);
    for (const entry of entries.filter((each) => /^\*?[^_*\s]+\*?$/.test(each))) {
      const stem = hashOf(entry.replace(/\*/g, ''));
      const found = {
        concept,
        isOpenBefore: entry.startsWith('*'),
        isOpenAfter: entry.endsWith('*'),
      };
      stems.set(stem, [...(stems.get(stem) ?? []), found]);
    }
    const long = entries.filter((each) => !/^\*?[^_*\s]+\*?$/.test(each));
    if (long.length > 0) phrases.push([concept, asRegExp(long)]);
    allPhrases.push(...long);
  }
  return { stems, phrases, anyPhrase: asRegExp(allPhrases) };
};

/** Reads a lexicon; the result finds the concepts in a message, and each pair of them. */
export const createConcepts = (lexicon: string, pairWeight: number) => {
  const { stems, phrases, anyPhrase } = readLexicon(lexicon);

  /** Adds the concepts whose stem occurs in a word where the entry allows it. */
  const addConceptsOfWord = (word: string, concepts: Set<string>) => {
    for (let from = 0; from < word.length; from += 1) {
      const last = Math.min(word.length, from + MAX_STEM);
      let hash = hashOf('');
      for (let to = from + 1; to <= last; to += 1) {
        hash = addToHash(hash, word.charCodeAt(to - 1));
        const found = stems.get(hash);
        // Most positions match no stem.
        if (!found) continue;
        for (const { concept, isOpenBefore, isOpenAfter } of found)
          if ((from === 0 || isOpenBefore) && (to === word.length || isOpenAfter))
            concepts.add(concept);
      }
    }
  };

  return (message: string): Features => {
    const text = fold(message).replace(/\s+/g, ' ');
    const concepts = new Set<string>();
    for (const word of (text.match(/[\p{L}\d']+/gu) ?? []).slice(0, MAX_WORDS)) {
      addConceptsOfWord(word, concepts);
      // An apostrophe joins a short word to the next one in French and Kinyarwanda.
      for (const part of word.split("'"))
        if (part.length < word.length) addConceptsOfWord(part, concepts);
    }
    if (anyPhrase.test(text))
      for (const [concept, pattern] of phrases) if (pattern.test(text)) concepts.add(concept);
    const found = [...concepts].sort();
    const hashes = found.map((concept) => hashOf(concept, CONCEPT));
    const weights = found.map(() => 1);
    found.forEach((one, at) =>
      found.slice(at + 1).forEach((other) => {
        hashes.push(hashOf(`${one} ${other}`, CONCEPT));
        weights.push(pairWeight);
      }),
    );
    return { hashes, weights };
  };
};
