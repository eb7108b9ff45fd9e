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

const index = new MiniSearch<Passage>({
  fields: ['title', 'names', 'text'],
  tokenize: wordsOf,
  // Both forms are kept, so that a slip in an ending is near one of them.
  processTerm: (word) => { const term = termOf(word); return term === undefined ? null : [...new Set([term, word])]; },
  searchOptions: {
    processTerm: (word) => termOf(word) ?? null,
    boost: { title: 3, names: 3, text: 1 },
    boostDocument: (id) => WEIGHTS[byId.get(String(id))?.source ?? 'legal'],
    prefix: (term) => term.length > 4,
    fuzzy: (term) => (term.length > 4 ? 0.25 : false),
    weights: { fuzzy: 0.35, prefix: 0.4 },
  },
});
index.addAll(PASSAGES);

/** The passages that fit a question, the best first (BM25); misspelt words count for less. */
export const findPassages = (question: string): readonly Found[] => {
  const terms = termsOf(question);
  return index.search(question).flatMap(({ id, score, queryTerms }) => {
    const passage = byId.get(String(id));
    return passage ? [{ passage, score, share: new Set(queryTerms).size / Math.max(1, terms.length) }] : [];
  });
};
