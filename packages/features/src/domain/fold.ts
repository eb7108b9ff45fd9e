/**
 * The characters that Unicode lists as confusable with an apostrophe (UTS #39), in scripts that people write Latin words
 * with. Replaced first, because NFKD turns some into a space and an accent.
 */
const APOSTROPHES =
  /[\u0060\u00B4\u02B9\u02BB-\u02BE\u02C8\u02CA\u02CB\u0384\u055A\u1FBD\u1FBF\u1FEF\u1FFD\u1FFE\u2018-\u201B\u2032\u2035\uA78C\uFF07\uFF40]/g;
const IGNORED = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** The letters of the CLDR transform Latin-ASCII that no normalisation takes apart, each before its letters, and the sigma that ends a word. */
const LETTERS = new Map(
  'æae ðd øo þth ßss đd ħh ıi ĸq łl ŋn œoe ŧt ɓb ɖd ɗd ɛe ɣg ɨi ɲn ɔo ʉu ςσ'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
);
const LETTER = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'g');

/**
 * Returns a text as every comparison of ours reads it: lower case without accents, ligatures, invisible characters,
 * full-width forms or typographic apostrophes and dashes. Each character is folded alone, so that the parts of a text fold
 * to the parts of its fold.
 */
export const fold = (text: string): string =>
  text
    .replace(APOSTROPHES, "'")
    .normalize('NFKD')
    .replace(IGNORED, '')
    .replace(/\p{Pd}/gu, '-')
    .toLowerCase()
    .replace(LETTER, (letter) => LETTERS.get(letter) ?? letter);
