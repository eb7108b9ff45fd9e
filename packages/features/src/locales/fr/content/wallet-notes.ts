import { formatCount } from '../../../content/format';
import { noteFormat } from '../../../content/note-format';
import { labelOf } from './labels';

export const formatNote = noteFormat({
  carried: 'Solde reporté',
  purchase: (method, priceRwf) => `Achat pour ${formatCount(priceRwf)} RWF (${labelOf(method)})`,
  superLike: (name) => `Super Like pour ${name}`,
  undone: (name) => `Super Like pour ${name}, annulé`,
  uncovered: (name) => `Super Like pour ${name}, pas assez de pièces`,
});
