import { STORED } from './constants';
import { err, parseJson, type Result } from './result';

export type JsonFault = 'too-long' | 'too-deep' | 'not-json';

/** The limits of a text; longer or deeper texts are rejected before parsing. */
export interface JsonBounds {
  /** In characters. */
  readonly characters: number;
  readonly depth: number;
}

const BOUNDS: JsonBounds = { characters: STORED.maxCharacters, depth: STORED.maxDepth };
const QUOTE = 34;
const ESCAPE = 92;
const OPENING = new Set([91, 123]);
const CLOSING = new Set([93, 125]);

/** Whether brackets outside strings are nested deeper than `most`; scans once and stops at the first excess. */
export function nestsDeeper(text: string, most: number): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      for (at += 1; at < text.length && text.charCodeAt(at) !== QUOTE; at += 1) {
        if (text.charCodeAt(at) === ESCAPE) at += 1;
      }
    } else if (OPENING.has(code)) {
      depth += 1;
      if (depth > most) return true;
    } else if (CLOSING.has(code)) depth -= 1;
  }
  return false;
}

/** Parses JSON within limits, so that its depth and length are safe to traverse. */
export function parseBounded(
  text: string,
  { characters, depth }: JsonBounds = BOUNDS,
): Result<unknown, JsonFault> {
  if (text.length > characters) return err('too-long');
  if (nestsDeeper(text, depth)) return err('too-deep');
  const parsed = parseJson(text);
  return parsed.ok ? parsed : err('not-json');
}

/** Like `parseBounded`, but throws on rejected text. */
export function decodeBounded(text: string): unknown {
  const parsed = parseBounded(text);
  if (!parsed.ok) throw new TypeError(parsed.error);
  return parsed.value;
}
