import { createClassifier, featuresOf, type TrainedModel } from './classifier';
import trained from './other-language-model.json';

/** What the classifier tells apart: the languages the assistant answers in, and all others. */
export const OTHER_LANGUAGE_LABELS = ['known', 'other'] as const;
export type OtherLanguageLabel = (typeof OTHER_LANGUAGE_LABELS)[number];

const model = trained as TrainedModel<OtherLanguageLabel>;
const classify = createClassifier(model);

/** From this probability on, a text is in another language; low, because the training tables contain few of them. */
const THRESHOLD = 0.2;

/** Whether a text is in a language the assistant doesn't answer in. */
export const isOtherLanguage = (text: string): boolean => {
  if (!/\p{L}/u.test(text)) return false;
  if (!/\p{Script=Latin}/u.test(text)) return true;
  const ranked = classify(featuresOf(text));
  return (ranked.find(({ label }) => label === 'other')?.probability ?? 0) >= THRESHOLD;
};
