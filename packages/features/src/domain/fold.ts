/**
 * The characters that Unicode lists as confusable with an apostrophe (UTS #39), in scripts that people write Latin words
 * with. Replaced first, because NFKD turns some into a space and an accent.
 */
const APOSTROPHES =
  /[\u0060\u00B4\u02B9\u02BB-\u02BE\u02C8\u02CA\u02CB\u0384\u055A\u1FBD\u1FBF\u1FEF\u1FFD\u1FFE\u2018-\u201B\u2032\u2035\uA78C\uFF07\uFF40]/g;
const IGNORED = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** The letters of the CLDR transform Latin-ASCII that no normalisation takes apart, and the sigma that ends a word. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  ð: 'd',
  ø: 'o',
  þ: 'th',
  ß: 'ss',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ĸ: 'q',
  ł: 'l',
  ŋ: 'n',
  œ: 'oe',
  ŧ: 't',
  ɓ: 'b',
  ɖ: 'd',
  ɗ: 'd',
  ɛ: 'e',
  ɣ: 'g',
  ɨ: 'i',
  ɲ: 'n',
  ɔ: 'o',
  ʉ: 'u',
  ς: 'σ',
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

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
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter);
