/** Creates a formatter on first use: a page's first one costs a slow phone a tenth of a second. */
const lazily = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

const midnight = (date: string): Date => new Date(`${date}T00:00:00Z`);

/**
 * Returns the functions that format numbers and dates in a locale that browsers know.
 * @param legalLocale The locale of amounts in USD and of the dates of legal documents.
 */
export const intlFormat = (locale: string, legalLocale = locale) => {
  const numbers = (options?: Intl.NumberFormatOptions, language = locale) =>
    lazily(() => new Intl.NumberFormat(language, options));
  const dates = (options: Intl.DateTimeFormatOptions, language = locale) =>
    lazily(() => new Intl.DateTimeFormat(language, options));

  const count = numbers({ maximumFractionDigits: 2 });
  const whole = numbers({ maximumFractionDigits: 0 });
  const compact = numbers({ notation: 'compact', maximumFractionDigits: 1 });
  const share = numbers({ style: 'percent' });
  const dollars = numbers(
    {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
    },
    legalLocale,
  );
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
  const legalDay = dates({ ...LONG, timeZone: 'UTC' }, legalLocale);
  const shortDay = dates({ day: 'numeric', month: 'short', year: 'numeric' });
  const weekday = dates({ ...LONG, weekday: 'long', timeZone: 'UTC' });
  const plural = lazily(() => new Intl.PluralRules(locale));
  const list = lazily(() => new Intl.ListFormat(locale));

  /** Formats a number with grouped digits and at most two decimals, such as "1,340". */
  const formatCount = (value: number): string => count().format(value);

  /** Returns a formatter for counted nouns, such as "1 person" or "1,340 people". */
  const formatThings =
    (one: string, more: string) =>
    (value: number): string =>
      `${formatCount(value)} ${plural().select(value) === 'one' ? one : more}`;

  /** Formats a number without decimals, such as "5,000". */
  const formatWhole = (value: number): string => whole().format(value);

  /** Formats a long number compactly, such as "18T". */
  const formatCompact = (value: number): string => compact().format(value);

  /** Formats a share from 0 to 1 as a percentage, such as "15%". */
  const formatShare = (value: number): string => share().format(value);

  /** Formats a percentage from 0 to 100, such as "89%". */
  const formatPercent = (percent: number): string => formatShare(percent / 100);

  /** Formats an amount in USD, such as "$2,400". */
  const formatDollars = (amount: number): string => dollars().format(amount);

  /** The visitor's local date and time of an instant in milliseconds, such as "5 Jun 2026, 09:30". */
  const formatMoment = (ts: number): string => moment().format(new Date(ts));

  /** The visitor's local day of an instant in milliseconds, such as "5 June 2026". */
  const formatDay = (ts: number): string => longDay().format(new Date(ts));

  /** The visitor's local day of an instant in milliseconds, such as "5 Jun 2026". */
  const formatShortDay = (ts: number): string => shortDay().format(new Date(ts));

  /** A date as YYYY-MM-DD, in words such as "5 June 2026". */
  const formatDate = (date: string): string => writtenDay().format(midnight(date));

  /** A date as YYYY-MM-DD, as legal documents write it, such as "January 15, 2024". */
  const formatLegalDate = (date: string): string => legalDay().format(midnight(date));

  /** A date as YYYY-MM-DD with its weekday, such as "Friday 5 June 2026"; by parts, as browsers do not agree on the comma. */
  const formatWeekday = (date: string): string =>
    weekday()
      .formatToParts(midnight(date))
      .filter(({ type }) => type !== 'literal')
      .map(({ value }) => value)
      .join(' ');

  /** Joins texts as a sentence does, such as "a, b and c". */
  const formatList = (items: readonly string[]): string => list().format(items);

  return {
    formatCount,
    formatThings,
    formatWhole,
    formatCompact,
    formatShare,
    formatPercent,
    formatDollars,
    formatMoment,
    formatDay,
    formatShortDay,
    formatDate,
    formatLegalDate,
    formatWeekday,
    formatList,
  };
};
