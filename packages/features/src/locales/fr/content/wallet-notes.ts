import type * as english from '../../../content/wallet-notes';
import { formatCount } from './format';
import { labelOf } from './labels';

export const noteWords: typeof english.noteWords = {
  carried: 'Solde reporté',
  purchase: (method, priceRwf) => `Achat pour ${formatCount(priceRwf)} RWF (${labelOf(method)})`,
  superLike: (name) => `Super Like pour ${name}`,
  undone: (name) => `Super Like pour ${name}, annulé`,
  uncovered: (name) => `Super Like pour ${name}, pas assez de pièces`,
};
