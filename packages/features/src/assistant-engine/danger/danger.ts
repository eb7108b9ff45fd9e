import { createClassifier, type TrainedModel } from '../classifier';
import { joined, readable } from '../text';
import { dangerFeaturesOf } from './danger-features';
import { withoutIdioms } from './idioms';
import { isOtherLanguage } from '../other-language';
import type { DangerLabel } from './labels';
import trained from './model.json';
import { type DangerKind, dangerByRule, dangerBySureRule, isPlea } from './rules';
import { createCorrection } from './spelling';
import spellings from './spellings.json';

const model = trained as TrainedModel<DangerLabel>;
const classify = createClassifier(model);
const correct = createCorrection(spellings);

/**
 * From this probability of any danger on, a message is about danger: a false alarm costs a line, a miss can cost a life. It
 * is lower beside a stock phrase, which jokes use too.
 */
const WRITTEN = { threshold: 0.5, withRule: 0.1 };
/** The least probability of a message without its figures of speech. */
const THRESHOLD_OF_REST = 0.2;
/** Both thresholds after a correction, which may be wrong. */
const CORRECTED = { threshold: 0.8, withRule: 0.3 };
/** The most sentences of a message that are read one by one. */
const MAX_SENTENCES = 20;

const rank = (text: string) => {
  const ranked = classify(dangerFeaturesOf(text));
  const none = ranked.find(({ label }) => label === 'none')?.probability ?? 0;
  const kind = ranked.map(({ label }) => label).find((label) => label !== 'none');
  return { kind, probability: 1 - none };
};

const likeliest = (text: string, threshold: number): DangerKind | undefined => {
  if (!/\p{L}/u.test(text)) return undefined;
  // The syllables of a language it wasn't trained on mean nothing to it.
  if (isOtherLanguage(text)) return undefined;
  const { kind, probability } = rank(text);
  if (probability < threshold) return undefined;
  const rest = withoutIdioms(text);
  return rest === text || rank(rest).probability >= THRESHOLD_OF_REST ? kind : undefined;
};

const read = (text: string, { threshold, withRule } = WRITTEN): DangerKind | undefined => {
  const written = joined(text);
  const rest = withoutIdioms(written);
  return (
    likeliest(written, threshold) ??
    dangerBySureRule(rest) ??
    (dangerByRule(rest) && likeliest(written, withRule))
  );
};

/** The kind of danger that a message is about, or undefined; it is read as a whole and, so that nothing hides it, sentence by sentence. */
export const dangerIn = (message: string): DangerKind | undefined => {
  if (isPlea(message)) return 'violence';
  const sentences = message
    .split(/[.!?\n]+/)
    .filter((sentence) => /\p{L}{2}/u.test(sentence))
    .slice(0, MAX_SENTENCES);
  const texts = sentences.length > 1 ? [message, ...sentences] : [message];
  for (const text of texts) {
    const kind = read(text);
    if (kind) return kind;
  }
  const corrected = correct(readable(message));
  if (corrected === readable(message)) return undefined;
  return isPlea(corrected) ? 'violence' : read(corrected, CORRECTED);
};
