import { formatWhole } from '../../../content/format';
import { labelOf } from '../../../content/labels';
import { noteFormat } from '../../../content/note-format';

export const formatNote = noteFormat({
  carried: 'Salio la awali',
  purchase: (method, priceRwf) => `Ununuzi kwa ${labelOf(method)}: RWF ${formatWhole(priceRwf)}`,
  superLike: (name) => `Super Like kwa ${name}`,
  undone: (name) => `Super Like kwa ${name}, imetenguliwa`,
  uncovered: (name) => `Super Like kwa ${name}, sarafu hazikutosha`,
});
