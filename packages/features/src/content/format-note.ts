import { noteWords } from '#words/content/wallet-notes';
import { LANGUAGE } from '../domain/language';
import { noteFormat } from './note-format';

/** Returns the text of a stored note of the wallet; in English, that is the note itself. */
export const formatNote: (note: string) => string =
  LANGUAGE === 'en' ? (note) => note : noteFormat(noteWords);
