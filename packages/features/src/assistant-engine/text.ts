/** Letters without their marks and in lower case, so that "café" and "Cafe" are one word. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2018\u2019\u02BC]/g, "'")
    .toLowerCase();

/** The words of a text, folded; an apostrophe splits none. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .replace(/'/g, '')
    // A letter written more than twice is written for emphasis.
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
    .match(/[\p{L}\p{N}]+/gu) ?? [];
