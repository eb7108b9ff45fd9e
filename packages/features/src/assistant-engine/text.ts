import { fold } from '../domain/fold';

/** The words of a text, folded; an apostrophe splits none. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .replace(/'/g, '')
    // A letter written more than twice is written for emphasis.
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
    .match(/[\p{L}\p{N}]+/gu) ?? [];
