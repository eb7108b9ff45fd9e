import type * as english from '../../../content/wallet-notes';
import { formatCount } from './format';
import { labelOf } from './labels';

export const noteWords: typeof english.noteWords = {
  carried: 'Salio la awali',
  purchase: (method, priceRwf) => `Ununuzi (${labelOf(method)}), RWF ${formatCount(priceRwf)}`,
  superLike: (name) => `Super Like kwa ${name}`,
  undone: (name) => `Super Like kwa ${name}, imetenguliwa`,
  uncovered: (name) => `Super Like kwa ${name}, sarafu hazikutosha`,
};
