import { PATHS } from '../../paths';
import { type Features, wordingOf } from '../classifier';
import { createConcepts } from '../concepts';
import type { Intent } from './intent';
import { INTENTS } from './intents';
import lexicon from './lexicon.txt?raw';
import phrasings from './phrasings.txt?raw';

/** A topic and its similarity to a question, from 0 to 1; 1 means the question is one of its phrasings. */
export interface FoundIntent {
  readonly intent: Intent;
  readonly score: number;
}

/** Questions the assistant can't answer, such as the weather; its phrasings keep them out of the topics. */
export const OFF_TOPIC: Intent = { id: 'off-topic', topic: '', page: PATHS.contact, answer: '' };
const KNOWN = [...INTENTS, OFF_TOPIC];

interface Phrasing {
  readonly intent: number;
  readonly text: string;
}

/** How many of a topic's nearest phrasings count, and the weight of each relative to the one before. */
const NEIGHBOURS = 8;
const NEXT_NEIGHBOUR = 0.65;
/** The weights of the nearest phrasings, which add up to 1. */
const NEIGHBOUR_WEIGHTS = Array.from(
  { length: NEIGHBOURS },
  (_, rank) => (NEXT_NEIGHBOUR ** rank * (1 - NEXT_NEIGHBOUR)) / (1 - NEXT_NEIGHBOUR ** NEIGHBOURS),
);

/** A feature in more than this share of phrasings doesn't distinguish topics and only costs time. */
const COMMON_SHARE = 0.08;
/** Below this similarity, a phrasing only shares a word with the question. */
const LEAST_SIMILARITY = 0.06;

/** Parses the phrasings below each `# id` of the table. */
const readPhrasings = (): Phrasing[] => {
  const numberOf = new Map(KNOWN.map(({ id }, at) => [id, at]));
  return phrasings.split(/^# /m).flatMap((section) => {
    const [id = '', ...lines] = section.trim().split('\n');
    const intent = numberOf.get(id);
    return intent === undefined ? [] : lines.filter(Boolean).map((text) => ({ intent, text }));
  });
};

/** The weight of a pair of concepts relative to a single one. */
const PAIR_WEIGHT = 0.7;
/** Above 1, rare features count more than their TF-IDF. */
const RARITY_POWER = 1.2;
const conceptsOf = createConcepts(lexicon, PAIR_WEIGHT);

/** Returns the features of a question: its wording, and its concepts in any of the languages. */
const readQuestion = (text: string): Features => {
  const wording = wordingOf(text);
  const concepts = conceptsOf(text);
  return {
    hashes: [...wording.hashes, ...concepts.hashes],
    weights: [...wording.weights, ...concepts.weights],
  };
};

/** Returns the weight of a feature by how many phrasings contain it. */
const rarityOf = (count: number, all: number): number => Math.log(1 + all / count) ** RARITY_POWER;

/** Builds the index: for each feature, the phrasings that contain it and its weight in each. */
const createIndex = () => {
  const found = [
    ...readPhrasings(),
    ...INTENTS.map(({ topic }, intent) => ({ intent, text: topic })),
  ];
  /** The index of each feature, by its hash. */
  const features = new Map<number, number>();
  const counts: number[] = [];
  // Computed twice instead of stored: the features of all phrasings would take up memory permanently.
  for (const { text } of found)
    for (const hash of readQuestion(text).hashes) {
      const feature = features.get(hash) ?? counts.length;
      features.set(hash, feature);
      counts[feature] = (counts[feature] ?? 0) + 1;
    }
  const rarities = Float32Array.from(counts, (count) => rarityOf(count, found.length));
  const commonest = found.length * COMMON_SHARE;
  /** The start of each feature, followed by the end of the last. */
  const starts = new Uint32Array(counts.length + 1);
  counts.forEach((count, feature) => {
    starts[feature + 1] = (starts[feature] ?? 0) + (count > commonest ? 0 : count);
  });
  const size = starts[counts.length] ?? 0;
  const phrasingsAt = new Uint16Array(size);
  const weightsAt = new Float32Array(size);
  const next = starts.slice();
  found.forEach(({ text }, phrasing) => {
    const { hashes, weights } = readQuestion(text);
    const numbers = hashes.map((hash) => features.get(hash) ?? 0);
    const values = numbers.map((feature, at) => (weights[at] ?? 0) * (rarities[feature] ?? 0));
    const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1;
    numbers.forEach((feature, at) => {
      if ((counts[feature] ?? 0) > commonest) return;
      const place = next[feature] ?? 0;
      next[feature] = place + 1;
      phrasingsAt[place] = phrasing;
      weightsAt[place] = (values[at] ?? 0) / length;
    });
  });
  return {
    intents: Uint16Array.from(found, ({ intent }) => intent),
    features,
    rarities,
    starts,
    phrasingsAt,
    weightsAt,
    // Reused for each question, because allocating them takes longer.
    similarities: new Float64Array(found.length),
    nearest: new Float64Array(KNOWN.length * NEIGHBOURS),
  };
};
type Index = ReturnType<typeof createIndex>;

let index: Index | undefined;

/** Computes the similarity of each phrasing to a question, as the unscaled cosine of their TF-IDF features; returns the divisor. */
const compare = (
  question: string,
  { intents, features, rarities, starts, phrasingsAt, weightsAt, similarities }: Index,
): number => {
  similarities.fill(0);
  const unknown = rarityOf(1, intents.length);
  const { hashes, weights } = readQuestion(question);
  let squares = 0;
  for (let nth = 0; nth < hashes.length; nth += 1) {
    const feature = features.get(hashes[nth] ?? 0) ?? rarities.length;
    const value = (weights[nth] ?? 0) * (rarities[feature] ?? unknown);
    squares += value * value;
    const end = starts[feature + 1] ?? 0;
    for (let at = starts[feature] ?? 0; at < end; at += 1) {
      const phrasing = phrasingsAt[at] ?? 0;
      similarities[phrasing] = (similarities[phrasing] ?? 0) + value * (weightsAt[at] ?? 0);
    }
  }
  return Math.sqrt(squares) || 1;
};

/** Returns the topics most similar to a question, the best first. */
export const findIntents = (question: string): readonly FoundIntent[] => {
  index ??= createIndex();
  const length = compare(question, index);
  const { intents, similarities, nearest } = index;
  const least = LEAST_SIMILARITY * length;
  // The nearest phrasings of each topic, the best first.
  nearest.fill(0);
  for (let phrasing = 0; phrasing < similarities.length; phrasing += 1) {
    const similarity = similarities[phrasing] ?? 0;
    if (similarity < least) continue;
    const first = (intents[phrasing] ?? 0) * NEIGHBOURS;
    let place = first + NEIGHBOURS - 1;
    if (similarity <= (nearest[place] ?? 0)) continue;
    for (; place > first && (nearest[place - 1] ?? 0) < similarity; place -= 1)
      nearest[place] = nearest[place - 1] ?? 0;
    nearest[place] = similarity;
  }
  return KNOWN.map((intent, at) => {
    let score = 0;
    for (let rank = 0; rank < NEIGHBOURS; rank += 1)
      score += (NEIGHBOUR_WEIGHTS[rank] ?? 0) * (nearest[at * NEIGHBOURS + rank] ?? 0);
    return { intent, score: score / length };
  })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
};
