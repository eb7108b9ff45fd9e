import { createClassifier, type TrainedModel } from '../classifier';
import { dangerFeaturesOf } from './danger-features';
import { isOtherLanguage } from '../other-language';
import type { DangerLabel } from './labels';
import trained from './model.json';
import { type DangerKind, dangerByRule, isPlea } from './rules';

const model = trained as TrainedModel<DangerLabel>;
const classify = createClassifier(model);

/** From this probability of any danger on, a message is about danger: a false alarm costs a line, a miss can cost a life. */
const THRESHOLD = 0.5;
/** The threshold beside a stock phrase, which jokes use too. */
const THRESHOLD_WITH_RULE = 0.1;
/** The most sentences of a message that are read one by one. */
const MAX_SENTENCES = 20;

const likeliest = (text: string, threshold: number): DangerKind | undefined => {
  // The syllables of a language it wasn't trained on mean nothing to it.
  if (isOtherLanguage(text)) return undefined;
  const ranked = classify(dangerFeaturesOf(text));
  const none = ranked.find(({ label }) => label === 'none')?.probability ?? 0;
  if (1 - none < threshold) return undefined;
  return ranked.map(({ label }) => label).find((label) => label !== 'none');
};

/** The kind of danger that a message is about, or undefined; it is read as a whole and, so that nothing hides it, sentence by sentence. */
export const dangerIn = (message: string): DangerKind | undefined => {
  if (isPlea(message)) return 'violence';
  const rule = dangerByRule(message);
  const sentences = message
    .split(/[.!?\n]+/)
    .filter((sentence) => /\p{L}{2}/u.test(sentence))
    .slice(0, MAX_SENTENCES);
  const texts = sentences.length > 1 ? [message, ...sentences] : [message];
  for (const text of texts) {
    const kind = likeliest(text, rule ? THRESHOLD_WITH_RULE : THRESHOLD);
    if (kind) return kind;
  }
  // A life may hang on these two: their stock phrases are enough.
  return rule === 'suicide' || rule === 'medical' ? rule : undefined;
};
