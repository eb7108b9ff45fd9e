import {
  CARRIED_NOTE,
  purchaseNote,
  superLikeNote,
  uncoveredNote,
  undoneNote,
} from '../domain/stored-copy';
import type { NoteWords } from './note-format';

export const noteWords: NoteWords = {
  carried: CARRIED_NOTE,
  purchase: purchaseNote,
  superLike: superLikeNote,
  undone: undoneNote,
  uncovered: uncoveredNote,
};
