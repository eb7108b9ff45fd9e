const LINE_BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
const UNSAFE = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;
const MARK_PILE = /(\p{M}{4})\p{M}+/gu;
const ELLIPSIS = '…';

/** The input without control and bidi control characters, piled marks and lone surrogates; breaks become spaces. */
export function stripUnsafe(input: string): string {
  return input.replace(LINE_BREAKS, ' ').replace(UNSAFE, '').replace(MARK_PILE, '$1');
}

/** The first `count` characters (code points) of a text. */
export function firstCharacters(input: string, count: number): string {
  return Array.from(input.slice(0, count * 2)).slice(0, count).join('');
}

/** One safe line of at most `maxLength` characters (code points), cut between graphemes and ended by an ellipsis. */
export function safeText(input: string, maxLength: number): string {
  const limit = Math.max(0, Math.floor(maxLength) || 0);
  const clean = stripUnsafe(input).trim();
  // The cut needs no more than one character past the limit, however long the text is.
  const head = clean.slice(0, 2 * (limit + 1));
  if (head.length === clean.length && Array.from(clean).length <= limit) return clean;
  if (limit === 0) return '';
  let kept = '';
  let length = 0;
  for (const { segment } of new Intl.Segmenter('en').segment(head)) {
    length += Array.from(segment).length;
    if (length > limit - 1) break;
    kept += segment;
  }
  return kept.trimEnd() + ELLIPSIS;
}
