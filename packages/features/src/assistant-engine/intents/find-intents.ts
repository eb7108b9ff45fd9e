import { PATHS } from '../../paths';
import { type Features, wordingOf } from '../classifier';
import { createConcepts } from '../concepts';
import type { Intent } from './intent';
import { INTENTS } from './intents';
import lexicon from './lexicon.txt?raw';
import phrasings from './phrasings.txt?raw';

/** A topic and how well it fits a question; only comparable with the scores of other topics and with fixed thresholds. */
export interface FoundIntent {
  readonly intent: Intent;
  readonly score: number;
}

/** Questions the assistant can't answer, such as the weather; its phrasings keep them out of the topics. */
export const OFF_TOPIC: Intent = { id: 'off-topic', topic: '', page: PATHS.contact, answer: '' };
const KNOWN = [...INTENTS, OFF_TOPIC];

/** The smaller, the more a feature counts that only one phrasing of a topic contains. */
const SMOOTHING = 0.01;
/** The weight of a pair of concepts relative to a single one. */
const PAIR_WEIGHT = 0.7;
/** Below 1, because the many everyday remarks among the off-topic phrasings would outweigh the topics. */
const OFF_TOPIC_WEIGHT = 0.94;
/** Above 1, rare features count more than their TF-IDF. */
const RARITY_POWER = 1.2;
const conceptsOf = createConcepts(lexicon, PAIR_WEIGHT);

/** Below each `# id` of the table are the phrasings of that topic. */
const readPhrasings = (): string[][] => {
  const sections = new Map(
    phrasings.split(/^# /m).map((section) => {
      const [id = '', ...lines] = section.trim().split('\n');
      return [id, lines.filter(Boolean)];
    }),
  );
  return KNOWN.map(({ id, topic }) => [...(sections.get(id) ?? []), topic]);
};

const readQuestion = (text: string): Features => {
  const wording = wordingOf(text);
  const concepts = conceptsOf(text);
  return {
    hashes: [...wording.hashes, ...concepts.hashes],
    weights: [...wording.weights, ...concepts.weights],
  };
};

const rarityOf = (count: number, all: number): number => Math.log(1 + all / count) ** RARITY_POWER;

/** Builds the index: for each feature, its rarity, the topics whose phrasings contain it, and what it adds to the score of each. */
const createIndex = () => {
  const topics = readPhrasings();
  const all = topics.reduce((sum, { length }) => sum + length, 0);
  const features = new Map<number, number>();
  const counts: number[] = [];
  // Computed twice instead of stored: the features of all phrasings would take up memory.
  for (const text of topics.flat())
    for (const hash of readQuestion(text).hashes) {
      const feature = features.get(hash) ?? counts.length;
      features.set(hash, feature);
      counts[feature] = (counts[feature] ?? 0) + 1;
    }
  const rarities = Float32Array.from(counts, (count) => rarityOf(count, all));
  /** For each feature, its summed weight in the phrasings of each topic, each phrasing a vector of length 1. */
  const sums = new Float32Array(counts.length * KNOWN.length);
  topics.forEach((texts, intent) => {
    for (const text of texts) {
      const { hashes, weights } = readQuestion(text);
      const numbers = hashes.map((hash) => features.get(hash) ?? 0);
      const values = numbers.map((feature, at) => (weights[at] ?? 0) * (rarities[feature] ?? 0));
      const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1;
      numbers.forEach((feature, at) => {
        const place = feature * KNOWN.length + intent;
        sums[place] = (sums[place] ?? 0) + (values[at] ?? 0) / length;
      });
    }
  });
  const size = sums.reduce((found, sum) => found + (sum > 0 ? 1 : 0), 0);
  /** The start of each feature, followed by the end of the last. */
  const starts = new Uint32Array(counts.length + 1);
  const intentsAt = new Uint8Array(size);
  const weightsAt = new Float32Array(size);
  let next = 0;
  for (let feature = 0; feature < counts.length; feature += 1) {
    for (let intent = 0; intent < KNOWN.length; intent += 1) {
      const sum = sums[feature * KNOWN.length + intent] ?? 0;
      if (sum === 0) continue;
      intentsAt[next] = intent;
      weightsAt[next] = Math.log(1 + sum / SMOOTHING);
      next += 1;
    }
    starts[feature + 1] = next;
  }
  return { features, rarities, starts, intentsAt, weightsAt, unknown: rarityOf(1, all) };
};

let index: ReturnType<typeof createIndex> | undefined;

/**
 * Returns the topics that fit a question, the best first: multinomial naive Bayes over TF-IDF weights, as the weighted
 * mean of what each feature tells about the topic.
 */
export const findIntents = (question: string): readonly FoundIntent[] => {
  index ??= createIndex();
  const { features, rarities, starts, intentsAt, weightsAt, unknown } = index;
  const scores = new Float64Array(KNOWN.length);
  const { hashes, weights } = readQuestion(question);
  let total = 0;
  for (let nth = 0; nth < hashes.length; nth += 1) {
    const feature = features.get(hashes[nth] ?? 0) ?? rarities.length;
    const value = (weights[nth] ?? 0) * (rarities[feature] ?? unknown);
    total += value;
    const end = starts[feature + 1] ?? 0;
    for (let at = starts[feature] ?? 0; at < end; at += 1) {
      const intent = intentsAt[at] ?? 0;
      scores[intent] = (scores[intent] ?? 0) + value * (weightsAt[at] ?? 0);
    }
  }
  return KNOWN.map((intent, at) => {
    const score = (scores[at] ?? 0) / (total || 1);
    return { intent, score: intent === OFF_TOPIC ? score * OFF_TOPIC_WEIGHT : score };
  })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
};
