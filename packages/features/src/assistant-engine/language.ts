import type { Language as PageLanguage } from '../domain/languages';
import { createClassifier, featuresOf, type TrainedModel } from './classifier';
import trained from './language-model.json';

export const LANGUAGES = ['en', 'rw', 'fr', 'sw'] as const;
export type Language = (typeof LANGUAGES)[number];

const model = trained as TrainedModel<Language>;
const classify = createClassifier(model);

/** A text is taken to be English unless it is this likely to be in another language. */
const LEAST_PROBABILITY = 0.5;

/** From this probability on, a text is in another language than the page, which knows better of a word or two. */
const LEAST_PROBABILITY_OF_OTHER = 0.9;

/** The language of a text; where it can't be told, that of the page it was typed on, if the assistant has it, or English. */
export const languageOf = (text: string, pageLanguage?: PageLanguage): Language => {
  const page = LANGUAGES.find((each) => each === pageLanguage);
  const best = classify(featuresOf(text))[0];
  const least = page === undefined ? LEAST_PROBABILITY : LEAST_PROBABILITY_OF_OTHER;
  return best && best.probability >= least ? best.label : (page ?? 'en');
};
