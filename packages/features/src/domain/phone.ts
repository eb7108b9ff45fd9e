import { cleanIdentifier } from './identifier';
import { LIMITS } from './limits';

/** The number of digits of a phone number with its country code (ITU-T E.164; the shortest local numbers have five). */
export const PHONE_DIGITS = { fewest: 5, most: 15 } as const;

const SHAPE = /^\(?\+?[\d\s()./\p{Pd}\u2212]+$/u;

/** Whether a text can be a phone number: digits, the usual separators and a leading plus. */
export function isPhoneNumber(text: string): boolean {
  const typed = cleanIdentifier(text);
  if (typed.length > LIMITS.phone) return false;
  const digits = typed.replace(/\D/g, '').length;
  return SHAPE.test(typed) && digits >= PHONE_DIGITS.fewest && digits <= PHONE_DIGITS.most;
}
