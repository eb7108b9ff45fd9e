import { createClassifier, featuresOf, type TrainedModel } from './classifier';
import trained from './language-model.json';

export const LANGUAGES = ['en', 'rw', 'fr', 'sw'] as const;
export type Language = (typeof LANGUAGES)[number];

const model = trained as TrainedModel<Language>;
const classify = createClassifier(model);

/** A text is taken to be English unless it is this likely to be in another language. */
const LEAST_PROBABILITY = 0.5;

/** The language of a text; English where it can't be told. */
export const languageOf = (text: string): Language => {
  const best = classify(featuresOf(text))[0];
  return best && best.probability >= LEAST_PROBABILITY ? best.label : 'en';
};
