import { LIMITS } from './limits';

/** How many digits a telephone number has, its country code included (ITU-T E.164; the shortest local numbers have five). */
export const PHONE_DIGITS = { fewest: 5, most: 15 } as const;

const SHAPE = /^\(?\+?[\d\s()-]+$/u;

/** Whether a text can be a telephone number: digits, with spaces, hyphens, parentheses and a plus in front. */
export function isPhoneNumber(text: string): boolean {
  const typed = text.trim();
  if (typed.length > LIMITS.phone) return false;
  const digits = typed.replace(/\D/g, '').length;
  return SHAPE.test(typed) && digits >= PHONE_DIGITS.fewest && digits <= PHONE_DIGITS.most;
}
