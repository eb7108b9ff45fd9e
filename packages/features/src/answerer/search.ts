import MiniSearch from 'minisearch';

import { type Passage, PASSAGES } from './passages';
import { termOf, termsOf, wordsOf } from './words';

/** A passage that was found. */
export interface Found {
  readonly passage: Passage;
  readonly score: number;
  /** The share of the question's terms that it holds, from 0 to 1. */
  readonly share: number;
}

/** What the site says of itself comes before an article, and an article before a document that says everything. */
const WEIGHTS: Readonly<Record<Passage['source'], number>> = { site: 1, fact: 0.55, help: 0.7, legal: 0.5 };

const byId = new Map(PASSAGES.map((passage) => [passage.id, passage]));

/** Every form of a word that stands in some passage. */
const known = new Set<string>();
/** A word that stands in no passage is misspelt or longer than the one that was meant; a short one is near too many. */
const isStrange = (term: string) => term.length > 4 && !known.has(term);
/** The most words of a question that are looked up. */
const MOST_WORDS = 40;

const index = new MiniSearch<Passage>({
  fields: ['title', 'names', 'text'],
  tokenize: wordsOf,
  // Both forms are kept, so that a slip in an ending is near one of them.
  processTerm: (word) => {
    const term = termOf(word);
    const forms = term === undefined ? [] : [...new Set([term, word])];
    forms.forEach((form) => known.add(form));
    return forms.length === 0 ? null : forms;
  },
  searchOptions: {
    processTerm: (word) => termOf(word) ?? null,
    boost: { title: 3, names: 3, text: 1 },
    boostDocument: (id) => WEIGHTS[byId.get(String(id))?.source ?? 'legal'],
    prefix: isStrange,
    fuzzy: (term) => (isStrange(term) ? 0.25 : false),
    weights: { fuzzy: 0.35, prefix: 0.4 },
  },
});
index.addAll(PASSAGES);

/** The passages that fit a question, the best first (BM25); misspelt words count for less. */
export const findPassages = (question: string): readonly Found[] => {
  const words = wordsOf(question).slice(0, MOST_WORDS).join(' ');
  const terms = termsOf(words);
  return index.search(words).flatMap(({ id, score, queryTerms }) => {
    const passage = byId.get(String(id));
    return passage ? [{ passage, score, share: new Set(queryTerms).size / Math.max(1, terms.length) }] : [];
  });
};
