import { fold } from './fold';
import { LIMITS } from './limits';
import { namesContact } from './message-safety-contact';
import { asksForMoney, SERVICE } from './message-safety-money';
import { plainDigits } from './digits';
import { scatteredDigits, spelledDigits } from './message-safety-numbers';

/** Risky content that is better shared only once two people know each other. */
const MESSAGE_RISKS = ['phone', 'contact', 'payment', 'money'] as const;
export type MessageRisk = (typeof MESSAGE_RISKS)[number];

/** Dates, times and sums of money, whose many digits aren't phone numbers. */
const DATE = /(?<!\d)(?:0?[1-9]|[12]\d|3[01])([./-])(?:0?[1-9]|1[0-2])\1(?:19|20)\d\d(?!\d)/g;
const ISO_DATE = /(?<!\d)(?:19|20)\d\d-\d\d-\d\d(?!\d)/g;
const TIME = /(?<!\d)(?:[01]?\d|2[0-3])\s?[:h]\s?[0-5]\d(?!\d)/g;
const CURRENCY =
  '(?:rwf|frw|fr|francs?|faranga|usd|dollars?|kes|ksh|ugx|tzs|tsh|shillings?|shilingi|coins?|euros?)';
// Limited in length, so that a long row of digits isn't retried from each digit.
const SUM = new RegExp(
  `(?:\\$|€|\\b${CURRENCY})\\s?\\d[\\d ,.]{0,24}|\\d[\\d ,.]{0,24}\\s?(?:\\$|€|${CURRENCY}\\b)`,
  'g',
);

const DIGITS = /(?:\+|\(\+?|\b00)?\d(?:[\s.\-_/()*]{0,3}\d){6,}/g;
/** A local mobile number of the region. */
const LOCAL = /^0[17]\d{8}$/;
const REGION = /^(?:25[0-7]|243|211)/;

/** Whether digits look like a phone number: local with a zero, bare mobile, or with a country code. */
function isPhone(run: string): boolean {
  const digits = run.replace(/\D/g, '');
  if (/^[(]?\+|^00/.test(run)) return digits.length >= 9 && digits.length <= 15;
  if (digits.startsWith('0')) return digits.length === 10;
  if (digits.length === 9) return /^[679]/.test(digits);
  return digits.length === 12 && REGION.test(digits);
}

/** The check-digit test of bank card numbers. */
function isCard(run: string): boolean {
  const digits = run.replace(/\D/g, '');
  if (digits.length < 13 || digits.length > 19) return false;
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

const ACCOUNT =
  /\b(?:iban|swift|bank account|account (?:number|no)|acc(?:oun)?t no|numero de compte|compte bancaire|rib|konti|nimero ya konti|akaunti|namba ya akaunti)\b/;
const SECRET =
  /\b(?:my|your|mon|ton|votre|yawe|yanjye|yako|yangu)\b.{0,12}\b(?:pin|cvv|otp|momo code)\b|\b(?:pin|cvv|otp)\b\W{0,6}\d{3,}|\bcode secret\b|\bumubare w'ibanga\b/;
const USSD = /\*\d{2,3}(?:\*\d+)*(?:\*|#)/;
const IBAN = /\b[a-z]{2}\d{2}(?: ?[a-z0-9]{4}){3,7}\b/;

/**
 * Returns the risky content of a message in English, French, Kinyarwanda and Swahili, for a warning before it's sent; a
 * guess that can be wrong either way (MSG-2). Reads at most the maximum message length.
 */
export function messageRisks(message: string): readonly MessageRisk[] {
  const text = plainDigits(fold(message.slice(0, LIMITS.message)));
  const undated = text.replace(DATE, ' | ').replace(ISO_DATE, ' | ').replace(TIME, ' | ');
  const bare = spelledDigits(undated.replace(SUM, ' | '));
  const runs = bare.match(DIGITS) ?? [];
  const found: Record<MessageRisk, boolean> = {
    phone: runs.some(isPhone) || scatteredDigits(bare).some((digits) => LOCAL.test(digits)),
    contact: namesContact(text),
    payment:
      USSD.test(text) ||
      SECRET.test(text) ||
      runs.some(isCard) ||
      IBAN.test(text) ||
      (ACCOUNT.test(text) && runs.length > 0) ||
      (SERVICE.test(text) && /\d{4}/.test(bare.replace(/[\s.-]/g, ''))),
    money: asksForMoney(undated),
  };
  return MESSAGE_RISKS.filter((risk) => found[risk]);
}
