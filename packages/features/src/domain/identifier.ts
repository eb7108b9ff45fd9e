import { plainDigits } from './digits';
import { LIMITS } from './limits';
import { stripUnsafe } from './text';

/**
 * Cleans an email address, a phone number or another number as people paste it from contacts and messages: without invisible
 * characters, with plain letters and digits instead of wide ones or another script's digits, and trimmed. A text longer than any of
 * them stays as it is.
 */
export const cleanIdentifier = (typed: string): string =>
  typed.length > LIMITS.email ? typed : plainDigits(stripUnsafe(typed).normalize('NFKC')).trim();
