import { LANGUAGE } from '../domain/language';

/** The locales for numbers and dates. Kinyarwanda has a module of its own, because some browsers don't know it. */
const LOCALE = LANGUAGE === 'en' ? 'en-GB' : LANGUAGE;
const AMERICAN = LANGUAGE === 'en' ? 'en-US' : LANGUAGE;

/** Creates a formatter on first use: a page's first one costs a slow phone a tenth of a second. */
const lazily = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

const numbers = (options?: Intl.NumberFormatOptions, locale = LOCALE) =>
  lazily(() => new Intl.NumberFormat(locale, options));
const dates = (options: Intl.DateTimeFormatOptions, locale = LOCALE) =>
  lazily(() => new Intl.DateTimeFormat(locale, options));

const count = numbers({ maximumFractionDigits: 2 });
const whole = numbers({ maximumFractionDigits: 0 });
const compact = numbers({ notation: 'compact', maximumFractionDigits: 1 });
const share = numbers({ style: 'percent' });
const dollars = numbers({ style: 'currency', currency: 'USD', maximumFractionDigits: 0 }, AMERICAN);
const moment = dates({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const LONG = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const longDay = dates(LONG);
const writtenDay = dates({ ...LONG, timeZone: 'UTC' });
const legalDay = dates({ ...LONG, timeZone: 'UTC' }, AMERICAN);
const shortDay = dates({ day: 'numeric', month: 'short', year: 'numeric' });
const weekday = dates({ ...LONG, weekday: 'long', timeZone: 'UTC' });
const plural = lazily(() => new Intl.PluralRules(LOCALE));
const list = lazily(() => new Intl.ListFormat(LOCALE));

const midnight = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** Formats a number with grouped digits and at most two decimals, such as "1,340". */
export const formatCount = (value: number): string => count().format(value);

/** Returns a formatter for counted nouns, such as "1 person" or "1,340 people". */
export const formatThings =
  (one: string, more: string) =>
  (value: number): string =>
    `${formatCount(value)} ${plural().select(value) === 'one' ? one : more}`;

/** Formats a number without decimals, such as "5,000". */
export const formatWhole = (value: number): string => whole().format(value);

/** Formats a long number compactly, such as "18T". */
export const formatCompact = (value: number): string => compact().format(value);

/** Formats a share from 0 to 1 as a percentage, such as "15%". */
export const formatShare = (value: number): string => share().format(value);

/** Formats a percentage from 0 to 100, such as "89%". */
export const formatPercent = (percent: number): string => formatShare(percent / 100);

/** Formats an amount in USD, such as "$2,400". */
export const formatDollars = (amount: number): string => dollars().format(amount);

/** The visitor's local date and time of an instant in milliseconds, such as "5 Jun 2026, 09:30". */
export const formatMoment = (ts: number): string => moment().format(new Date(ts));

/** The visitor's local day of an instant in milliseconds, such as "5 June 2026". */
export const formatDay = (ts: number): string => longDay().format(new Date(ts));

/** The visitor's local day of an instant in milliseconds, such as "5 Jun 2026". */
export const formatShortDay = (ts: number): string => shortDay().format(new Date(ts));

/** A date as YYYY-MM-DD, in words such as "5 June 2026". */
export const formatDate = (date: string): string => writtenDay().format(midnight(date));

/** A date as YYYY-MM-DD, as legal documents write it, such as "January 15, 2024". */
export const formatLegalDate = (date: string): string => legalDay().format(midnight(date));

/** A date as YYYY-MM-DD with its weekday, such as "Friday 5 June 2026"; by parts, as browsers do not agree on the comma. */
export const formatWeekday = (date: string): string =>
  weekday()
    .formatToParts(midnight(date))
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => value)
    .join(' ');

/** Joins texts as a sentence does, such as "a, b and c". */
export const formatList = (items: readonly string[]): string => list().format(items);
