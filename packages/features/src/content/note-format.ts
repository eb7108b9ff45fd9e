import { PAYMENT_METHODS, type PaymentMethod } from '../domain/coins';
import {
  CARRIED_NOTE,
  purchaseNote,
  superLikeNote,
  uncoveredNote,
  undoneNote,
} from '../domain/stored-copy';

/** The words of each stored note in a language. */
export interface NoteWords {
  readonly carried: string;
  readonly purchase: (method: PaymentMethod, priceRwf: number) => string;
  readonly superLike: (name: string) => string;
  readonly undone: (name: string) => string;
  readonly uncovered: (name: string) => string;
}

/** Returns the name in a note, or undefined if the note has another form. */
const nameIn = (note: string, form: (name: string) => string): string | undefined => {
  const [before = '', after = ''] = form('\n').split('\n');
  const name = note.slice(before.length, note.length - after.length);
  return form(name) === note ? name : undefined;
};

/** Returns a formatter of stored notes in a language; an unknown note, for example of an imported wallet, stays as it is. */
export const noteFormat =
  (words: NoteWords) =>
  (note: string): string => {
    if (note === CARRIED_NOTE) return words.carried;
    const price = Number(/ (\d+) RWF$/.exec(note)?.[1]);
    const method = PAYMENT_METHODS.find((each) => purchaseNote(each, price) === note);
    if (method) return words.purchase(method, price);
    const named = [
      { form: undoneNote, toText: words.undone },
      { form: uncoveredNote, toText: words.uncovered },
      { form: superLikeNote, toText: words.superLike },
    ];
    for (const { form, toText } of named) {
      const name = nameIn(note, form);
      if (name !== undefined) return toText(name);
    }
    return note;
  };
