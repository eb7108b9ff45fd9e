import { formatWhole } from '../../../content/format';
import { labelOf } from '../../../content/labels';
import { noteFormat } from '../../../content/note-format';

export const formatNote = noteFormat({
  carried: 'Ayasigaye mbere',
  purchase: (method, priceRwf) => `Byaguzwe kuri ${labelOf(method)}: RWF ${formatWhole(priceRwf)}`,
  superLike: (name) => `Super Like kuri ${name}`,
  undone: (name) => `Super Like kuri ${name}, byasubijwe`,
  uncovered: (name) => `Super Like kuri ${name}, ibiceri ntibyari bihagije`,
});
