const LINE_BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
// Control characters, lone surrogates and invisible characters: bidi controls, zero-width characters, fillers, tags.
const UNSAFE =
  /[\p{Cc}\p{Cs}\uFFF9-\uFFFB\u2800]|(?!\u200C|\u200D|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/gu;
// Joiners are needed in some scripts and emoji; between Latin letters they're only hidden characters.
const LOOSE_JOINER =
  /[\u200C\u200D](?:(?![\p{L}\p{Extended_Pictographic}])|(?<!(?!\p{Script=Latin})[\p{L}\p{Extended_Pictographic}\p{Emoji_Modifier}]\p{M}{0,4}.))/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
const MARK_PILE = /(\p{M}{4})\p{M}+/gu;
const TRAILING = /[\s\u200C\u200D]+$/u;
const ELLIPSIS = '…';

/** Removes control, bidi and invisible characters and stacked marks; line breaks become spaces. */
export function stripUnsafe(input: string): string {
  return input
    .replace(LINE_BREAKS, ' ')
    .replace(UNSAFE, '')
    .replace(LOOSE_JOINER, '')
    .replace(MARK_PILE, '$1');
}

/** Returns whether a text has visible characters. */
export const isVisible = (input: string): boolean => VISIBLE.test(stripUnsafe(input));

/** Returns the first `count` characters (code points) of a text. */
export function firstCharacters(input: string, count: number): string {
  return Array.from(input.slice(0, count * 2))
    .slice(0, count)
    .join('');
}

/** Splits a text into graphemes; into code points in Firefox before 125. */
const splitGraphemes = (text: string): Iterable<string> =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment)
    : text;

/** Returns one safe line of at most `maxLength` characters (code points), cut between graphemes with an ellipsis. */
export function safeText(input: string, maxLength: number): string {
  const limit = Math.max(0, Math.floor(maxLength) || 0);
  const clean = stripUnsafe(input).trim();
  // One character past the limit is enough for the cut, however long the text is.
  const head = clean.slice(0, 2 * (limit + 1));
  if (head.length === clean.length && Array.from(clean).length <= limit) return clean;
  if (limit === 0) return '';
  let fitting = '';
  let length = 0;
  for (const grapheme of splitGraphemes(head)) {
    length += Array.from(grapheme).length;
    if (length > limit - 1) break;
    fitting += grapheme;
  }
  return fitting.replace(TRAILING, '') + ELLIPSIS;
}
