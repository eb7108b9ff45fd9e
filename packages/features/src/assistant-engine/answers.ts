import { featureNames } from '../content/feature-names';
import { formatCount } from '../content/format';
import { labelOf } from '../content/labels';
import { coinSumCopy as coinSumFr } from '../locales/fr/assistant-engine/coin-sum-copy';
import { formatCount as formatCountFr } from '../locales/fr/content/format';
import { INTENTS as intentsFr } from '../locales/fr/assistant-engine/intents/all';
import { featureNames as featureNamesFr } from '../locales/fr/content/feature-names';
import { labelOf as labelOfFr } from '../locales/fr/content/labels';
import { coinSumCopy as coinSumRw } from '../locales/rw/assistant-engine/coin-sum-copy';
import { formatCount as formatCountRw } from '../locales/rw/content/format';
import { INTENTS as intentsRw } from '../locales/rw/assistant-engine/intents/all';
import { featureNames as featureNamesRw } from '../locales/rw/content/feature-names';
import { labelOf as labelOfRw } from '../locales/rw/content/labels';
import { coinSumCopy as coinSumSw } from '../locales/sw/assistant-engine/coin-sum-copy';
import { formatCount as formatCountSw } from '../locales/sw/content/format';
import { INTENTS as intentsSw } from '../locales/sw/assistant-engine/intents/all';
import { featureNames as featureNamesSw } from '../locales/sw/content/feature-names';
import { labelOf as labelOfSw } from '../locales/sw/content/labels';
import { coinSumCopy } from './coin-sum-copy';
import type { Intent } from './intents/intent';
import { INTENTS } from './intents/intents';
import type { Language } from './language';

/** What a sum of coins is written with. */
export interface CoinWords {
  readonly copy: typeof coinSumCopy;
  readonly features: typeof featureNames;
  readonly labelOf: typeof labelOf;
  readonly formatCount: typeof formatCount;
}

export const COIN_WORDS: Readonly<Record<Language, CoinWords>> = {
  en: { copy: coinSumCopy, features: featureNames, labelOf, formatCount },
  fr: { copy: coinSumFr, features: featureNamesFr, labelOf: labelOfFr, formatCount: formatCountFr },
  rw: { copy: coinSumRw, features: featureNamesRw, labelOf: labelOfRw, formatCount: formatCountRw },
  sw: { copy: coinSumSw, features: featureNamesSw, labelOf: labelOfSw, formatCount: formatCountSw },
};

/** The reviewed answers in each language, in the order of `INTENTS`. */
export const ANSWERS: Readonly<Record<Language, readonly Intent[]>> = {
  en: INTENTS,
  fr: intentsFr,
  rw: intentsRw,
  sw: intentsSw,
};
