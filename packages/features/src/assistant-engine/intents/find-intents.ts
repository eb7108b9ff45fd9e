import { PATHS } from '../../paths';
import { type Features, wordingOf } from '../classifier';
import { createConcepts } from '../concepts';
import type { Intent } from './intent';
import { INTENTS } from './intents';
import lexicon from './lexicon.txt?raw';
import phrasings from './phrasings.txt?raw';

/** A topic with how near a question is to the ways of asking about it; 1 for one that is among them word for word. */
export interface FoundIntent {
  readonly intent: Intent;
  readonly score: number;
}

/** What the assistant can't know, such as the weather; its phrasings keep such questions from the topics. */
export const OFF_TOPIC: Intent = { id: 'off-topic', topic: '', page: PATHS.contact, answer: '' };
const KNOWN = [...INTENTS, OFF_TOPIC];

interface Phrasing {
  readonly intent: number;
  readonly text: string;
}

/** How many of a topic's nearest phrasings count, and how much each counts beside the one before. */
const NEIGHBOURS = 8;
const NEXT_NEIGHBOUR = 0.65;
/** The weights of the nearest phrasings, which add up to 1. */
const NEIGHBOUR_WEIGHTS = Array.from(
  { length: NEIGHBOURS },
  (_, rank) => (NEXT_NEIGHBOUR ** rank * (1 - NEXT_NEIGHBOUR)) / (1 - NEXT_NEIGHBOUR ** NEIGHBOURS),
);

/** What more than this share of all phrasings holds tells no topics apart and only costs time. */
const COMMON_SHARE = 0.08;
/** A phrasing less similar than this has only a word in common with the question. */
const LEAST_SIMILARITY = 0.06;

/** The lines under each `# id` of the table, which every topic has. */
const readPhrasings = (): Phrasing[] => {
  const numberOf = new Map(KNOWN.map(({ id }, at) => [id, at]));
  return phrasings.split(/^# /m).flatMap((section) => {
    const [id = '', ...lines] = section.trim().split('\n');
    const intent = numberOf.get(id);
    return intent === undefined ? [] : lines.filter(Boolean).map((text) => ({ intent, text }));
  });
};

/** How much a pair of concepts counts beside each of the two. */
const PAIR_WEIGHT = 0.7;
/** Above 1, what few phrasings hold counts more than its TF-IDF. */
const RARITY_POWER = 1.2;
const conceptsOf = createConcepts(lexicon, PAIR_WEIGHT);

/** What a question is compared by: its wording, and what it names in any of the languages. */
const readQuestion = (text: string): Features => {
  const wording = wordingOf(text);
  const concepts = conceptsOf(text);
  return {
    hashes: [...wording.hashes, ...concepts.hashes],
    weights: [...wording.weights, ...concepts.weights],
  };
};

/** How much a feature tells that so many of all phrasings hold. */
const rarityOf = (count: number, all: number): number => Math.log(1 + all / count) ** RARITY_POWER;

/** The phrasings that hold a feature and its weight in each, one feature after the other. */
const createIndex = () => {
  const found = [
    ...readPhrasings(),
    ...INTENTS.map(({ topic }, intent) => ({ intent, text: topic })),
  ];
  /** The number of each feature, by its hash. */
  const features = new Map<number, number>();
  const counts: number[] = [];
  // Read twice rather than kept: all features of all phrasings would fill the memory for good.
  for (const { text } of found)
    for (const hash of readQuestion(text).hashes) {
      const feature = features.get(hash) ?? counts.length;
      features.set(hash, feature);
      counts[feature] = (counts[feature] ?? 0) + 1;
    }
  const rarities = Float32Array.from(counts, (count) => rarityOf(count, found.length));
  const commonest = found.length * COMMON_SHARE;
  /** Where each feature begins, and behind the last one the end. */
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
    // Filled again for each question: making them takes longer.
    similarities: new Float64Array(found.length),
    nearest: new Float64Array(KNOWN.length * NEIGHBOURS),
  };
};
type Index = ReturnType<typeof createIndex>;

let index: Index | undefined;

/** Adds up how similar each phrasing is to a question, by the cosine of their TF-IDF features; gives the length to divide by. */
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

/** The topics that a question is nearest to, the nearest first. */
export const findIntents = (question: string): readonly FoundIntent[] => {
  index ??= createIndex();
  const length = compare(question, index);
  const { intents, similarities, nearest } = index;
  const least = LEAST_SIMILARITY * length;
  // For each topic its nearest phrasings, the nearest first.
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
