import { LIMITS } from './limits';
import { isVisible, safeText, stripUnsafe } from './text';

/** A name inside a text that cannot hold elements, in a direction of its own. */
export const isolated = (name: string): string =>
  /[^\p{Script=Latin}\p{Script=Common}]/u.test(name) ? `\u2068${name}\u2069` : name;

/**
 * A name as it may be kept and shown: one line without invisible or direction-changing characters, single spaces, and
 * of bounded length; '' where nothing of it can be seen.
 */
export function cleanName(input: string, most: number = LIMITS.name): string {
  // A name far past the limit is cut before the patterns see it.
  const head = input.slice(0, most * 16);
  return isVisible(head) ? safeText(stripUnsafe(head).replace(/\s+/gu, ' '), most) : '';
}

const folded = (name: string): string =>
  cleanName(name)
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/** Whether two names read the same: case, accents and what cannot be seen make no difference. */
export const isSameName = (one: string, other: string): boolean => folded(one) === folded(other);
