import type { Language } from '../../packages/features/src/domain/languages';

// In four languages. cspell:disable
/** The words for numbers from five, as patterns: in Kiswahili and Kinyarwanda they agree with what is counted. */
const WORDS: Readonly<Record<Language, readonly (readonly [number, string])[]>> = {
  en: [
    [5, 'five'],
    [6, 'six'],
    [7, 'seven'],
    [8, 'eight'],
    [9, 'nine'],
    [10, 'ten'],
    [12, 'twelve'],
    [13, 'thirteen'],
    [15, 'fifteen'],
    [20, 'twenty'],
  ],
  fr: [
    [5, 'cinq'],
    [6, 'six'],
    [7, 'sept'],
    [8, 'huit'],
    [9, 'neuf'],
    [10, 'dix'],
    [12, 'douze'],
    [13, 'treize'],
    [15, 'quinze'],
    [20, 'vingt'],
  ],
  // The longest first: thirteen is “ten and three”.
  sw: [
    [12, String.raw`kumi na (?:mbili|\p{L}*wili)`],
    [13, String.raw`kumi na \p{L}*tatu`],
    [15, String.raw`kumi na \p{L}*tano`],
    [5, String.raw`\p{L}{0,2}tano`],
    [6, 'sita'],
    [7, 'saba'],
    [8, String.raw`\p{L}{0,2}nane`],
    [9, 'tisa'],
    [10, 'kumi'],
    [20, 'ishirini'],
  ],
  rw: [
    [12, String.raw`cumi n[a’] ?\p{L}*biri`],
    [13, String.raw`cumi n[a’] ?\p{L}*tatu`],
    [15, String.raw`cumi n[a’] ?\p{L}*(?:tanu|shanu)`],
    [5, String.raw`\p{L}*(?:tanu|shanu)`],
    [6, String.raw`\p{L}*(?:tandatu|sheshatu)`],
    [7, String.raw`\p{L}*ndwi`],
    [8, String.raw`\p{L}*munani`],
    [9, String.raw`\p{L}*cyenda`],
    [10, String.raw`\p{L}*cumi`],
    [20, 'makumyabiri'],
  ],
};
// cspell:enable

/** Returns the numbers in a text, in digits or from five in words, each once. */
export const numbersIn = (text: string, language: Language): ReadonlySet<number> => {
  let rest = text.toLowerCase().replaceAll(/(?<=\d)[,. \u202F\u00A0](?=\d{3}(?!\d))/g, '');
  const found = new Set((rest.match(/\d+/g) ?? []).map(Number));
  for (const [number, word] of WORDS[language]) {
    const without = rest.replaceAll(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'gu'), ' ');
    if (without !== rest) found.add(number);
    rest = without;
  }
  return found;
};
