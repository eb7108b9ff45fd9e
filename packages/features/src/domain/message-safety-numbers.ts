/** Number words by value, in English, French, Kinyarwanda and Swahili, as spoken one by one or in pairs. */
const WORDS: readonly (readonly [value: number, words: string])[] = [
  [0, 'zero|oh|o|nought|zeru|sifuri|ziro'],
  [1, 'one|un|rimwe|imwe|kimwe|moja'],
  [2, 'two|deux|kabiri|ebyiri|bibiri|mbili'],
  [3, 'three|trois|gatatu|eshatu|bitatu|itatu|tatu'],
  [4, 'four|quatre|kane|enye|bine|ine|nne'],
  [5, 'five|cinq|gatanu|eshanu|bitanu|itanu|tano'],
  [6, 'six|gatandatu|esheshatu|bitandatu|itandatu|sita'],
  [7, 'seven|sept|karindwi|ndwi|birindwi|irindwi|saba'],
  [8, 'eight|huit|umunani|nane'],
  [9, 'nine|neuf|icyenda|tisa'],
  [10, 'ten|dix|icumi|kumi'],
  [11, 'eleven|onze'],
  [12, 'twelve|douze'],
  [13, 'thirteen|treize'],
  [14, 'fourteen|quatorze'],
  [15, 'fifteen|quinze'],
  [16, 'sixteen|seize'],
  [20, 'twenty|vingt|makumyabiri|ishirini'],
  [30, 'thirty|trente|mirongo itatu|thelathini'],
  [40, 'forty|quarante|mirongo ine|arobaini'],
  [50, 'fifty|cinquante|mirongo itanu|hamsini'],
  [60, 'sixty|soixante|mirongo itandatu|sitini'],
  [70, 'seventy|mirongo irindwi|sabini'],
  [80, 'eighty|quatre-vingts?|mirongo inani|themanini'],
  [90, 'ninety|mirongo icyenda|mirongo urwenda|tisini'],
];
const VALUES = WORDS.map(([value, words]) => [value, new RegExp(`^(?:${words})$`)] as const);
const valueOf = (word: string): number | undefined =>
  VALUES.find(([, pattern]) => pattern.test(word))?.[0];

// Longer words first, so that "quatre-vingt" is not read as "quatre".
const WORD = WORDS.flatMap(([, words]) => words.split('|'))
  .sort((one, other) => other.length - one.length)
  .join('|');
const TOKEN = `(?:(?:${WORD}|double|triple|cent|hundred)(?![a-z])|\\d+)`;
/** "And" joins tens and units in Kinyarwanda and Swahili. */
const RUN = new RegExp(`(?<![a-z\\d])${TOKEN}(?:[\\s,.\\-]{1,3}(?:na |n')?${TOKEN})+`, 'g');
const TOKENS = new RegExp(TOKEN, 'g');

/** How many number words in a row count as a spelled-out number rather than a phrase. */
const SPELLED = 3;

/** Whether two number words are one number, as in "soixante dix" and "vingt deux": tens, then what fits below them. */
const joins = (tens: number, unit: number): boolean =>
  tens >= 20 &&
  tens % 10 === 0 &&
  ((unit > 0 && unit < 10) || ((tens === 60 || tens === 80) && unit >= 10 && unit <= 16));

function digitsOf(tokens: readonly string[]): string {
  const parts: string[] = [];
  let tens: number | undefined;
  let times = 1;
  for (const token of tokens) {
    const value = valueOf(token);
    // "Sept cent" is followed by two more digits; "cent" alone is 1.
    if (token === 'cent' || token === 'hundred') {
      if (!/^\d$/.test(parts.at(-1) ?? '')) parts.push('1');
      tens = undefined;
    } else if (token === 'double' || token === 'triple') times = token === 'double' ? 2 : 3;
    else if (value !== undefined && tens !== undefined && joins(tens, value)) {
      tens += value;
      parts.splice(-1, 1, String(tens));
    } else {
      tens = value;
      parts.push(String(value ?? token).repeat(times));
      times = 1;
    }
  }
  return parts.join('');
}

/** Letters that replace digits within a number, as in "O788 I23". */
const LOOKALIKE = /(?<![a-z])(?=[oil]*\d)[oil\d]{2,}(?![a-z])/g;
/** The same, spaced out or with rarer letters, as in "O 7 8 B I 2": counts only as long as a number. */
const SPACED_LOOKALIKE = /(?<![a-z\d])[oilszb\d](?:[ .\-/]?[oilszb\d]){8,12}(?![a-z\d])/g;
const MIN_DIGITS = 5;
const plainLetters = (run: string): string =>
  run
    .replace(/o/g, '0')
    .replace(/[il]/g, '1')
    .replace(/z/g, '2')
    .replace(/s/g, '5')
    .replace(/b/g, '8');

/** A digit beside a letter, as in "0788one23". */
const SEAM = /(?<=\d)(?=[a-z])|(?<=[a-z])(?=\d)/g;
/** An ordinal, as in "icya kabiri", isn't a digit. */
const WORDS_ALONE = new RegExp(`(?<![a-z]|\\b(?:icya|cya|ya|wa|la)\\s)(?:${WORD})(?![a-z])`, 'g');
/** At most a few words separate two parts of a number. */
const PART = /\d+(?:[\s.,\-_/()*]{1,3}\d+)*/g;
const APART = 36;

/**
 * Returns numbers given in parts, with words in between or letters for digits, such as "0788 then 123 then 456". The
 * caller checks their shape, because any few numbers in a row are combined.
 */
export function scatteredDigits(text: string): readonly string[] {
  const bare = text
    .replace(SPACED_LOOKALIKE, (run) =>
      run.replace(/\D/g, '').length < MIN_DIGITS ? run : plainLetters(run),
    )
    .replace(LOOKALIKE, plainLetters)
    .replace(SEAM, ' ')
    .replace(WORDS_ALONE, (word) => (word.length > 1 ? String(valueOf(word)) : word));
  const found: string[] = [];
  let row = '';
  let end = 0;
  for (const { 0: part, index } of bare.matchAll(PART)) {
    const digits = part.replace(/\D/g, '');
    row =
      row !== '' && index - end <= APART && row.length + digits.length <= 12
        ? row + digits
        : digits;
    end = index + part.length;
    found.push(row);
  }
  return found;
}

/** Converts spelled-out numbers, such as "zero seven eight double one", to digits. */
export const spelledDigits = (text: string): string =>
  text.replace(RUN, (run) => {
    const tokens = run.match(TOKENS) ?? [];
    const words = tokens.filter((token) => !/\d/.test(token)).length;
    return words < SPELLED ? run : ` ${digitsOf(tokens)} `;
  });
