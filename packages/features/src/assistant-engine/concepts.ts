import { addToHash, type Features, hashOf } from './classifier';
import { joined, readable } from './text';

/** The start of a concept's hash. */
const CONCEPT = 508_632_409;
const MAX_WORDS = 200;
const MAX_STEM = 16;

/**
 * What an apostrophe joins to the next word in French and Kinyarwanda, as in "dargent" and "numugabo". Only before a long
 * rest, because many English words start so.
 */
const ELISION = /^(?:[bcdjklmnrstwyz]|qu|[bcrt]y|[bmrt]w)(?=[aehiou]\p{L}{4})/u;

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
    .replace(/\*/g, String.raw`\p{L}*`);
const asRegExp = (entries: readonly string[]) =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${entries.map(patternOf).join('|')})(?![\p{L}\d])`, 'u');

/** Parses the lexicon. Each line is a concept with its words in four languages; `*` matches any letters, `_` is a space. */
const readLexicon = (lexicon: string) => {
  const stems = new Map<number, Stem[]>();
  const phrases: (readonly [string, RegExp])[] = [];
  const allPhrases: string[] = [];
  for (const line of lexicon.trim().split('\n')) {
    const [concept = '', words = ''] = line.split(': ');
    const entries = words.split(' ').map(readable);
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
    const text = joined(message);
    const concepts = new Set<string>();
    for (const written of (text.match(/[\p{L}\d']+/gu) ?? []).slice(0, MAX_WORDS)) {
      const word = written.replace(/'/g, '');
      addConceptsOfWord(word, concepts);
      if (word.length < written.length)
        for (const part of written.split("'")) addConceptsOfWord(part, concepts);
      else addConceptsOfWord(word.replace(ELISION, ''), concepts);
    }
    const plain = text.replace(/'/g, '');
    if (anyPhrase.test(plain))
      for (const [concept, pattern] of phrases) if (pattern.test(plain)) concepts.add(concept);
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
