import { formatCount } from '../../../content/format';
import { noteFormat } from '../../../content/note-format';
import { labelOf } from './labels';

export const formatNote = noteFormat({
  carried: 'Salio la awali',
  purchase: (method, priceRwf) => `Ununuzi (${labelOf(method)}), RWF ${formatCount(priceRwf)}`,
  superLike: (name) => `Super Like kwa ${name}`,
  undone: (name) => `Super Like kwa ${name}, imetenguliwa`,
  uncovered: (name) => `Super Like kwa ${name}, sarafu hazikutosha`,
});
