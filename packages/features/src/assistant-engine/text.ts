import { fold } from '../domain/fold';

/** What an apostrophe joins to the next word in French and Kinyarwanda, however it's spaced: "j’ai", "qu 'il", "n’ umugabo". */
const ELISION = /(?<![\p{L}\p{N}'])([bcdfghjklmnprstvwyz]{1,2}|\p{L}{0,5}qu) ?' ?(?=\p{L})/gu;

/** Returns a folded text with single spaces, and none around an apostrophe that joins two words. */
export const joined = (text: string): string =>
  fold(text).replace(/\s+/g, ' ').replace(ELISION, "$1'").trim();

/** Returns a text as the rules and classifiers read it: folded, with single spaces and without apostrophes, which many people leave out. */
export const readable = (text: string): string => joined(text).replace(/'/g, '');

/** The words of a text as `readable` returns them. */
export const wordsOf = (text: string): string[] =>
  readable(text)
    // A letter written more than twice is written for emphasis.
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
    .match(/[\p{L}\p{N}]+/gu) ?? [];
