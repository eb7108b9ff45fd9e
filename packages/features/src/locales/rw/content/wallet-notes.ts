import type * as english from '../../../content/wallet-notes';
import { formatCount } from './format';
import { labelOf } from './labels';

export const noteWords: typeof english.noteWords = {
  carried: 'Ibiceri byari bisanzwe',
  purchase: (method, priceRwf) => `Mwaguze (${labelOf(method)}), ${formatCount(priceRwf)} RWF`,
  superLike: (name) => `Super Like kuri ${name}`,
  undone: (name) => `Super Like kuri ${name}, yakuweho`,
  uncovered: (name) => `Super Like kuri ${name}, ibiceri ntibyari bihagije`,
};
