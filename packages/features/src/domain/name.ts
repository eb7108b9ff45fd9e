import { fold } from './fold';
import { LIMITS } from './limits';
import { isVisible, safeText, stripUnsafe } from './text';

/** Isolates the direction of a name inside plain text. */
export const isolated = (name: string): string =>
  /[^\p{Script=Latin}\p{Script=Common}]/u.test(name) ? `\u2068${name}\u2069` : name;

/**
 * Cleans a name for storing and showing: one line without invisible or direction-changing characters, single spaces, and
 * limited length; '' if nothing is visible.
 */
export function cleanName(input: string, most: number = LIMITS.name): string {
  // Truncate very long names before running the patterns.
  const head = input.slice(0, most * 16);
  return isVisible(head) ? safeText(stripUnsafe(head).replace(/\s+/gu, ' '), most) : '';
}

/** Whether two names look the same, ignoring case, accents and invisible characters. */
export const isSameName = (one: string, other: string): boolean =>
  fold(cleanName(one)) === fold(cleanName(other));
