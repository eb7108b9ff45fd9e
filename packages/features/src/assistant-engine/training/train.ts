import { featuresOf, type TrainedModel } from '../classifier';
import { dangerFeaturesOf } from '../danger/danger-features';
import type { Spellings } from '../danger/spelling';
import { withoutFigures } from '../danger/idioms';
import { DANGER_LABELS, type DangerLabel } from '../danger/labels';
import ordinaryTable from './ordinary.tsv?raw';
import phraseTable from './phrases.tsv?raw';
import phrasings from '../intents/phrasings.txt?raw';
import { type Language, LANGUAGES } from '../language';
import { OTHER_LANGUAGE_LABELS, type OtherLanguageLabel } from '../other-language';
import otherLanguages from './other-languages.tsv?raw';
import { joined } from '../text';
import { trainClassifier } from './train-classifier';
import { trainSpellings } from './train-spellings';

const DANGER_BUCKETS = 1 << 16;
const LANGUAGE_BUCKETS = 1 << 12;
const OTHER_LANGUAGE_BUCKETS = 1 << 15;

const rowsOf = (table: string): string[][] =>
  table
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'));

export interface DangerPhrase {
  readonly kind: DangerLabel;
  readonly language: string;
  readonly text: string;
}

/** The lines `kind<TAB>language<TAB>phrase`; throws at a line of another shape. */
export const readDangerPhrases = (table: string): readonly DangerPhrase[] =>
  rowsOf(table).map(([kind = '', language = '', text = '', ...rest]) => {
    const known = DANGER_LABELS.find((label) => label === kind && label !== 'none');
    if (!known || text === '' || rest.length > 0)
      throw new Error(`Not a line of the table of danger: ${kind} ${language} ${text}`);
    return { kind: known, language, text };
  });

/** The lines `language<TAB>phrase`. */
export const readOrdinaryPhrases = (table: string) =>
  rowsOf(table).map(([language = '', text = '']) => ({ language, text }));

/**
 * Trains the three classifiers and the spellings from the training tables alone (`npm run assistant`).
 * @public
 */
export const train = (): {
  readonly danger: TrainedModel<DangerLabel>;
  readonly language: TrainedModel<Language>;
  readonly otherLanguage: TrainedModel<OtherLanguageLabel>;
  readonly spellings: Spellings;
} => {
  const phrases = readDangerPhrases(phraseTable);
  const ordinary = readOrdinaryPhrases(ordinaryTable);
  const questions = phrasings.split('\n').filter((line) => line !== '' && !line.startsWith('# '));
  const example = (label: DangerLabel, text: string) => ({
    label,
    features: dangerFeaturesOf(text),
  });
  const danger = trainClassifier(
    DANGER_LABELS,
    [
      ...phrases.map(({ kind, text }) => example(kind, text)),
      // What a figure of speech is written with, such as "to death", is no sign of an ordinary message.
      ...[...ordinary.map(({ text }) => text), ...questions].map((text) =>
        example('none', withoutFigures(joined(text))),
      ),
    ],
    DANGER_BUCKETS,
  );
  const language = trainClassifier(
    LANGUAGES,
    [...phrases, ...ordinary].flatMap(({ language: written, text }) => {
      const label = LANGUAGES.find((each) => each === written);
      return label ? [{ label, features: featuresOf(text) }] : [];
    }),
    LANGUAGE_BUCKETS,
  );
  const known = [...phrases, ...ordinary].map(({ text }) => text);
  const otherLanguage = trainClassifier(
    OTHER_LANGUAGE_LABELS,
    [
      ...[...known, ...questions].map((text) => ({
        label: 'known' as const,
        features: featuresOf(text),
      })),
      ...readOrdinaryPhrases(otherLanguages).map(({ text }) => ({
        label: 'other' as const,
        features: featuresOf(text),
      })),
    ],
    OTHER_LANGUAGE_BUCKETS,
  );
  const spellings = trainSpellings(
    phrases.map(({ text }) => text),
    [...ordinary.map(({ text }) => text), ...questions],
  );
  return { danger, language, otherLanguage, spellings };
};
