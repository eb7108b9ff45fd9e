import { formatCount } from '../../../content/format';
import { noteFormat } from '../../../content/note-format';
import { labelOf } from './labels';

export const formatNote = noteFormat({
  carried: 'Solde reporté',
  purchase: (method, priceRwf) =>
    `Acheté avec ${labelOf(method)} pour ${formatCount(priceRwf)} RWF`,
  superLike: (name) => `Super Like pour ${name}`,
  undone: (name) => `Super Like pour ${name}, annulé`,
  uncovered: (name) => `Super Like pour ${name}, pas assez de pièces`,
});
