import { PATHS } from '../../paths';
import { wordingOf } from '../classifier';
import type { Intent } from './intent';
import { INTENTS } from './intents';
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
const NEIGHBOURS = 12;
const NEXT_NEIGHBOUR = 0.8;
const NEIGHBOUR_WEIGHTS = Array.from({ length: NEIGHBOURS }, (_, rank) => NEXT_NEIGHBOUR ** rank);
const ALL_NEIGHBOURS = NEIGHBOUR_WEIGHTS.reduce((sum, weight) => sum + weight, 0);

/** What more than this share of all phrasings holds tells no topics apart and only costs time. */
const COMMON_SHARE = 0.08;
/** A phrasing less similar than this has only a word in common with the question. */
const LEAST_SIMILARITY = 0.03;

/** The lines under each `# id` of the table, which every topic has. */
const readPhrasings = (): Phrasing[] => {
  const numberOf = new Map(KNOWN.map(({ id }, at) => [id, at]));
  return phrasings.split(/^# /m).flatMap((section) => {
    const [id = '', ...lines] = section.trim().split('\n');
    const intent = numberOf.get(id);
    return intent === undefined ? [] : lines.filter(Boolean).map((text) => ({ intent, text }));
  });
};

/** The phrasings that hold a feature, with its weight in each. */
interface Posting {
  readonly phrasings: Uint16Array;
  readonly weights: Float32Array;
}

/** For each feature its rarity, and the phrasings that hold it. */
const createIndex = () => {
  const found = [
    ...readPhrasings(),
    ...INTENTS.map(({ topic }, intent) => ({ intent, text: topic })),
  ];
  const wordings = found.map(({ text }) => wordingOf(text));
  const counts = new Map<string, number>();
  for (const wording of wordings)
    for (const feature of wording.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const commonest = found.length * COMMON_SHARE;
  const rarityOf = (feature: string) => Math.log(1 + found.length / (counts.get(feature) ?? 1));
  const postings = new Map<string, Posting>();
  const filled = new Map<string, number>();
  wordings.forEach((wording, at) => {
    let squares = 0;
    for (const [feature, weight] of wording) squares += (weight * rarityOf(feature)) ** 2;
    const length = Math.sqrt(squares) || 1;
    for (const [feature, weight] of wording) {
      const count = counts.get(feature) ?? 0;
      if (count > commonest) continue;
      const posting = postings.get(feature) ?? {
        phrasings: new Uint16Array(count),
        weights: new Float32Array(count),
      };
      postings.set(feature, posting);
      const place = filled.get(feature) ?? 0;
      filled.set(feature, place + 1);
      posting.phrasings[place] = at;
      posting.weights[place] = (weight * rarityOf(feature)) / length;
    }
  });
  return { intents: Uint16Array.from(found, ({ intent }) => intent), rarityOf, postings };
};

let index: ReturnType<typeof createIndex> | undefined;

/** The similarities of a topic's nearest phrasings, the nearest first. */
const keepNearest = (nearest: number[], similarity: number) => {
  let place = nearest.length;
  while (place > 0 && (nearest[place - 1] ?? 0) < similarity) place -= 1;
  if (place >= NEIGHBOURS) return;
  nearest.splice(place, 0, similarity);
  if (nearest.length > NEIGHBOURS) nearest.pop();
};

/** The topics that a question is nearest to, the nearest first: by the cosine of TF-IDF wordings to their nearest phrasings. */
export const findIntents = (question: string): readonly FoundIntent[] => {
  index ??= createIndex();
  const { intents, rarityOf, postings } = index;
  const similarities = new Float32Array(intents.length);
  let squares = 0;
  for (const [feature, weight] of wordingOf(question)) {
    const value = weight * rarityOf(feature);
    squares += value * value;
    const posting = postings.get(feature);
    if (!posting) continue;
    const { phrasings: places, weights } = posting;
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] ?? 0;
      similarities[place] = (similarities[place] ?? 0) + value * (weights[at] ?? 0);
    }
  }
  const length = Math.sqrt(squares) || 1;
  const nearest = KNOWN.map((): number[] => []);
  const least = LEAST_SIMILARITY * length;
  for (let at = 0; at < similarities.length; at += 1) {
    const similarity = similarities[at] ?? 0;
    if (similarity >= least) keepNearest(nearest[intents[at] ?? 0] ?? [], similarity / length);
  }
  return KNOWN.map((intent, at) => ({
    intent,
    score:
      (nearest[at] ?? []).reduce(
        (sum, similarity, rank) => sum + similarity * (NEIGHBOUR_WEIGHTS[rank] ?? 0),
        0,
      ) / ALL_NEIGHBOURS,
  }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
};
