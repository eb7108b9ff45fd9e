import { wordsOf } from './text';

/** A label with its probability, from 0 to 1. */
export interface Ranked<Label extends string> {
  readonly label: Label;
  readonly probability: number;
}

/** A trained linear classifier as JSON: for each label one signed byte a bucket, in base64; of two labels only the first, because the second is its negative. */
export interface TrainedModel<Label extends string = string> {
  readonly labels: readonly Label[];
  readonly buckets: number;
  /** What a weight of 1 stands for. */
  readonly step: number;
  readonly bias: readonly number[];
  readonly weights: readonly string[];
}

/** What a text holds, as the hash of each feature and its weight; what it holds twice is there twice. */
export interface Features {
  readonly hashes: readonly number[];
  readonly weights: readonly number[];
}

const MAX_WORDS = 60;
const MIN_NGRAM = 3;
const MAX_NGRAM = 4;
const PAIR_WEIGHT = 0.6;
const NGRAM_WEIGHT = 0.35;
/** The weight of the wording relative to the concepts. */
const WORDING_WEIGHT = 3;

/** The start of the hash for each kind of feature, so that a word differs from the same letters inside another. */
const WORD = 2_166_136_261;
const PAIR = 1_436_021_117;
const NGRAM = 873_244_501;

/** Adds one code unit to a hash (32-bit FNV-1a). */
export const addToHash = (hash: number, unit: number): number => Math.imul(hash ^ unit, 16_777_619);
export const hashOf = (text: string, start = WORD): number => {
  let hash = start;
  for (let at = 0; at < text.length; at += 1) hash = addToHash(hash, text.charCodeAt(at));
  return hash;
};

export const wordingOf = (text: string): Features => {
  const hashes: number[] = [];
  const weights: number[] = [];
  const add = (hash: number, weight: number) => {
    hashes.push(hash);
    weights.push(weight);
  };
  wordsOf(text)
    .slice(0, MAX_WORDS)
    .forEach((word, place, words) => {
      add(hashOf(word), 1);
      if (place > 0) add(hashOf(word, hashOf(`${words[place - 1]} `, PAIR)), PAIR_WEIGHT);
      const padded = ` ${word} `;
      for (let from = 0; from + MIN_NGRAM <= padded.length; from += 1) {
        const last = Math.min(padded.length, from + MAX_NGRAM);
        let hash = NGRAM;
        for (let at = from; at < last; at += 1) {
          hash = addToHash(hash, padded.charCodeAt(at));
          if (at - from >= MIN_NGRAM - 1) add(hash, NGRAM_WEIGHT);
        }
      }
    });
  return { hashes, weights };
};

/** Returns the wording of a text as a normalised vector, followed by its concepts. */
export const featuresOf = (text: string, named?: Features): Features => {
  const { hashes, weights } = wordingOf(text);
  let squares = 0;
  for (const weight of weights) squares += weight * weight;
  const scale = WORDING_WEIGHT / (Math.sqrt(squares) || 1);
  const scaled = weights.map((weight) => weight * scale);
  return named
    ? { hashes: [...hashes, ...named.hashes], weights: [...scaled, ...named.weights] }
    : { hashes, weights: scaled };
};

/**
 * The bucket of a hash, and the sign of what goes into it, so that features that share a bucket cancel out on average
 * (Weinberger et al., 2009); the number of buckets is a power of two.
 */
export const bucketOf = (hash: number, buckets: number): number =>
  (hash ^ (hash >>> 15)) & (buckets - 1);
export const signOf = (hash: number): 1 | -1 => (hash < 0 ? -1 : 1);

export const softmax = (scores: readonly number[]): number[] => {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
};

/** Decodes base64 in a plain loop: `Int8Array.from` takes 25 times as long, which delays the start of the service. */
const bytesOf = (base64: string): Int8Array => {
  const text = atob(base64);
  const bytes = new Int8Array(text.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
};

/** Reads a trained model; the result classifies features into labels, the most probable first. */
export const createClassifier = <Label extends string>({
  labels,
  buckets,
  bias,
  step,
  weights: encoded,
}: TrainedModel<Label>) => {
  const read = encoded.map(bytesOf);
  return ({ hashes, weights }: Features): readonly Ranked<Label>[] => {
    const scores = read.map((bytes, label) => {
      let sum = 0;
      for (let at = 0; at < hashes.length; at += 1) {
        const hash = hashes[at] ?? 0;
        sum += (bytes[bucketOf(hash, buckets)] ?? 0) * signOf(hash) * (weights[at] ?? 0);
      }
      return sum * step + (bias[label] ?? 0);
    });
    if (scores.length === 1) scores.push(-(scores[0] ?? 0));
    return softmax(scores)
      .map((probability, at) => ({ label: labels[at] as Label, probability }))
      .sort((a, b) => b.probability - a.probability);
  };
};
