import { createClassifier, type TrainedModel } from '../classifier';
import { dangerFeaturesOf } from './danger-features';
import type { DangerLabel } from './labels';
import trained from './model.json';
import { type DangerKind, dangerByRule } from './rules';

const model = trained as TrainedModel<DangerLabel>;
const classify = createClassifier(model);

/** From this probability of any danger on, a message is about danger: a false alarm costs a line, a miss can cost a life. */
const THRESHOLD = 0.5;
/** The most sentences of a message that are read one by one. */
const MAX_SENTENCES = 20;

const likeliest = (text: string): DangerKind | undefined => {
  const ranked = classify(dangerFeaturesOf(text));
  const none = ranked.find(({ label }) => label === 'none')?.probability ?? 0;
  if (1 - none < THRESHOLD) return undefined;
  return ranked.map(({ label }) => label).find((label) => label !== 'none');
};

/** The kind of danger that a message is about, or undefined; it is read as a whole and, so that nothing hides it, sentence by sentence. */
export const dangerIn = (message: string): DangerKind | undefined => {
  const rule = dangerByRule(message);
  if (rule) return rule;
  const sentences = message
    .split(/[.!?\n]+/)
    .filter((sentence) => /\p{L}{2}/u.test(sentence))
    .slice(0, MAX_SENTENCES);
  const texts = sentences.length > 1 ? [message, ...sentences] : [message];
  for (const text of texts) {
    const kind = likeliest(text);
    if (kind) return kind;
  }
  return undefined;
};
