import { formatWhole } from '../../../content/format';
import { labelOf } from '../../../content/labels';
import { noteFormat } from '../../../content/note-format';

export const formatNote = noteFormat({
  carried: 'Solde précédent',
  purchase: (method, priceRwf) => `Achat (${labelOf(method)}) : ${formatWhole(priceRwf)} RWF`,
  superLike: (name) => `Super Like pour ${name}`,
  undone: (name) => `Super Like pour ${name}, annulé`,
  uncovered: (name) => `Super Like pour ${name}, pas assez de pièces`,
});
