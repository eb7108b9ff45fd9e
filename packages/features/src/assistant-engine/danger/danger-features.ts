import { type Features, featuresOf } from '../classifier';
import { createConcepts } from '../concepts';
import lexicon from './lexicon.txt?raw';

/** How much a pair of concepts counts beside each of the two. */
const PAIR_WEIGHT = 0.4;
const conceptsOf = createConcepts(lexicon, PAIR_WEIGHT);

/** What the classifier of danger reads of a text: its wording and the concepts it names. */
export const dangerFeaturesOf = (text: string): Features => featuresOf(text, conceptsOf(text));
