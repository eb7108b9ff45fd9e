import { wordsOf } from './text';

/** A label with its probability, from 0 to 1. */
export interface Ranked<Label extends string> {
  readonly label: Label;
  readonly probability: number;
}

/** A trained linear classifier as JSON: for each label one signed byte a bucket, in base64. */
export interface TrainedModel<Label extends string = string> {
  readonly labels: readonly Label[];
  readonly buckets: number;
  /** What a weight of 1 stands for. */
  readonly step: number;
  readonly bias: readonly number[];
  readonly weights: readonly string[];
}

/** A text as the numbers that a classifier reads: a weight for each bucket. */
export type Features = ReadonlyMap<number, number>;

/** The most words of a text that are read. */
const MAX_WORDS = 60;
const SHORTEST_NGRAM = 3;
const LONGEST_NGRAM = 5;
const PAIR_WEIGHT = 0.7;
const NGRAM_WEIGHT = 0.6;
/** How much the wording counts beside what is named. */
const WORDING_WEIGHT = 4;

/** FNV-1a, in 32 bits. */
const hashOf = (text: string): number => {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  return (hash ^ (hash >>> 15)) >>> 0;
};

/** The words, pairs of words and character n-grams of a text with their weights, each once or more. */
export const wordingOf = (text: string): ReadonlyMap<string, number> => {
  const wording = new Map<string, number>();
  const add = (feature: string, weight: number) =>
    wording.set(feature, (wording.get(feature) ?? 0) + weight);
  const words = wordsOf(text).slice(0, MAX_WORDS);
  words.forEach((word, at) => {
    add(`w${word}`, 1);
    if (at > 0) add(`p${words[at - 1]} ${word}`, PAIR_WEIGHT);
    const padded = ` ${word} `;
    for (let size = SHORTEST_NGRAM; size <= LONGEST_NGRAM; size += 1)
      for (let from = 0; from + size <= padded.length; from += 1)
        add(`n${padded.slice(from, from + size)}`, NGRAM_WEIGHT);
  });
  return wording;
};

/**
 * The wording of a text as a vector of fixed length, and beside it what the text names, hashed into buckets; one bit of a
 * hash is its sign, so that features that share a bucket cancel out on average (Weinberger et al., 2009).
 */
export const featuresOf = (
  text: string,
  buckets: number,
  named: ReadonlyMap<string, number> = new Map(),
): Features => {
  const features = new Map<number, number>();
  const wording = wordingOf(text);
  let squares = 0;
  for (const weight of wording.values()) squares += weight * weight;
  const scale = WORDING_WEIGHT / (Math.sqrt(squares) || 1);
  const add = (feature: string, weight: number) => {
    const hash = hashOf(feature);
    const bucket = hash % buckets;
    features.set(bucket, (features.get(bucket) ?? 0) + (hash >= 0x80000000 ? -weight : weight));
  };
  for (const [feature, weight] of wording) add(feature, weight * scale);
  for (const [feature, weight] of named) add(`c${feature}`, weight);
  return features;
};

/** The probabilities of scores, of which only differences count. */
export const softmax = (scores: readonly number[]): number[] => {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
};

const bytesOf = (base64: string): Int8Array =>
  Int8Array.from(atob(base64), (character) => (character.charCodeAt(0) << 24) >> 24);

/** Reads a trained model: gives its labels with their probabilities, the likeliest first. */
export const createClassifier = <Label extends string>({
  labels,
  bias,
  step,
  weights,
}: TrainedModel<Label>) => {
  const read = weights.map(bytesOf);
  return (features: Features): readonly Ranked<Label>[] => {
    const scores = read.map((bytes, label) => {
      let sum = 0;
      for (const [bucket, value] of features) sum += (bytes[bucket] ?? 0) * value;
      return sum * step + (bias[label] ?? 0);
    });
    return softmax(scores)
      .map((probability, at) => ({ label: labels[at] as Label, probability }))
      .sort((a, b) => b.probability - a.probability);
  };
};
