/** The zero of each decimal digit's script is that many places before it. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

/** Digits of every script as those from 0 to 9. */
export const plainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) =>
    digit >= '0' && digit <= '9' ? digit : String(digitValue(digit)),
  );

/** Number words by value, in English, French, Kinyarwanda and Swahili, as they are said one by one or in pairs. */
const WORDS: readonly (readonly [value: number, words: string])[] = [
  [0, 'zero|oh|o|nought|zeru|sifuri|ziro'],
  [1, 'one|un|rimwe|moja'],
  [2, 'two|deux|kabiri|mbili'],
  [3, 'three|trois|gatatu|tatu'],
  [4, 'four|quatre|kane|nne'],
  [5, 'five|cinq|gatanu|tano'],
  [6, 'six|gatandatu|sita'],
  [7, 'seven|sept|karindwi|saba'],
  [8, 'eight|huit|umunani|nane'],
  [9, 'nine|neuf|icyenda|tisa'],
  [10, 'ten|dix'],
  [11, 'eleven|onze'],
  [12, 'twelve|douze'],
  [13, 'thirteen|treize'],
  [14, 'fourteen|quatorze'],
  [15, 'fifteen|quinze'],
  [16, 'sixteen|seize'],
  [20, 'twenty|vingt'],
  [30, 'thirty|trente'],
  [40, 'forty|quarante'],
  [50, 'fifty|cinquante'],
  [60, 'sixty|soixante'],
  [70, 'seventy'],
  [80, 'eighty|quatre-vingts?'],
  [90, 'ninety'],
];
const VALUES = WORDS.map(([value, words]) => [value, new RegExp(`^(?:${words})$`)] as const);
const valueOf = (word: string): number | undefined =>
  VALUES.find(([, pattern]) => pattern.test(word))?.[0];

// Longer words first, so that "quatre-vingt" is not read as "quatre".
const WORD = WORDS.flatMap(([, words]) => words.split('|'))
  .sort((one, other) => other.length - one.length)
  .join('|');
const TOKEN = `(?:(?:${WORD}|double|triple|cent|hundred)(?![a-z])|\\d+)`;
const RUN = new RegExp(`(?<![a-z\\d])${TOKEN}(?:[\\s,.\\-]{1,3}${TOKEN})+`, 'g');
const TOKENS = new RegExp(TOKEN, 'g');

/** How many words make a run of them a number that is spelled out rather than a turn of phrase. */
const SPELLED = 3;

/** Whether "soixante dix" and "vingt deux" are one number: tens, then what fits under them. */
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
    // "Sept cent" goes on with two more digits; "cent" alone is its one.
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

/** Letters that stand for digits within a number, as in "O788 I23". */
const LOOKALIKE = /(?<![a-z])(?=[oil]*\d)[oil\d]{3,}(?![a-z])/g;
const plainLetters = (run: string): string => run.replace(/o/g, '0').replace(/[il]/g, '1');

/** A digit beside a letter, as in "0788one23". */
const SEAM = /(?<=\d)(?=[a-z])|(?<=[a-z])(?=\d)/g;
/** An ordinal, as in "icya kabiri", is no digit. */
const WORDS_ALONE = new RegExp(`(?<![a-z]|\\b(?:icya|cya|ya|wa|la)\\s)(?:${WORD})(?![a-z])`, 'g');
/** Between two parts of one number stand a few words at most. */
const PART = /\d+(?:[\s.,\-_/()*]{1,3}\d+)*/g;
const APART = 36;

/**
 * The numbers that a text tells in parts, with words between them or letters for digits: "0788 then 123 then 456". Their
 * shape is for the caller to judge, as any few numbers in a row come out as one.
 */
export function scatteredDigits(text: string): readonly string[] {
  const bare = text
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

/** Numbers that are spelled out, such as "zero seven eight double one", as their digits. */
export const spelledDigits = (text: string): string =>
  text.replace(RUN, (run) => {
    const tokens = run.match(TOKENS) ?? [];
    const words = tokens.filter((token) => !/\d/.test(token)).length;
    return words < SPELLED ? run : ` ${digitsOf(tokens)} `;
  });
