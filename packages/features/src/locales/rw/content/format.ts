// By hand, because Chromium doesn't know Kinyarwanda and would format in the browser's language, unlike prerendering.
// The separators and the names of the months are those of CLDR 48; the weekdays have today's spelling.
import type * as english from '../../../content/format';

const MONTHS = [
  'Mutarama',
  'Gashyantare',
  'Werurwe',
  'Mata',
  'Gicurasi',
  'Kamena',
  'Nyakanga',
  'Kanama',
  'Nzeri',
  'Ukwakira',
  'Ugushyingo',
  'Ukuboza',
];
/** From Sunday. */
const WEEKDAYS = [
  'Ku Cyumweru',
  'Ku wa Mbere',
  'Ku wa Kabiri',
  'Ku wa Gatatu',
  'Ku wa Kane',
  'Ku wa Gatanu',
  'Ku wa Gatandatu',
];
/** Powers of a thousand. */
const UNITS = ['', 'K', 'M', 'G', 'T'];
const DECIMALS = 2;

const group = (value: number, decimals: number): string => {
  // Without an exponent and with trailing zeros, which a whole number doesn't need.
  const [whole = '', fraction = ''] = value.toFixed(decimals).split('.');
  const significant = fraction.replace(/0+$/, '');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '.');
  return significant === '' ? grouped : `${grouped},${significant}`;
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const midnight = (date: string): Date => new Date(`${date}T00:00:00Z`);

export const formatCount: typeof english.formatCount = (value) => group(value, DECIMALS);

/** The number follows the noun, whose form has no agreed rule. */
export const formatThings: typeof english.formatThings = (_one, more) => (value) =>
  `${more}: ${formatCount(value)}`;

export const formatWhole: typeof english.formatWhole = (value) => group(value, 0);

export const formatCompact: typeof english.formatCompact = (value) => {
  const step = Math.min(Math.floor(Math.log10(Math.max(value, 1)) / 3), UNITS.length - 1);
  return `${group(value / 1000 ** step, 1)}${UNITS[step]}`;
};

export const formatPercent: typeof english.formatPercent = (percent) => `${group(percent, 0)}%`;

export const formatShare: typeof english.formatShare = (value) => formatPercent(value * 100);

export const formatDollars: typeof english.formatDollars = (amount) => `$${group(amount, 0)}`;

export const formatDay: typeof english.formatDay = (ts) => {
  const day = new Date(ts);
  return `${day.getDate()} ${MONTHS[day.getMonth()]} ${day.getFullYear()}`;
};

export const formatShortDay: typeof english.formatShortDay = formatDay;

export const formatMoment: typeof english.formatMoment = (ts) => {
  const moment = new Date(ts);
  return `${formatDay(ts)} ${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
};

export const formatDate: typeof english.formatDate = (date) => {
  const day = midnight(date);
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
};

export const formatLegalDate: typeof english.formatLegalDate = formatDate;

export const formatWeekday: typeof english.formatWeekday = (date) =>
  `${WEEKDAYS[midnight(date).getUTCDay()]} ${formatDate(date)}`;

export const formatList: typeof english.formatList = (items) => {
  const last = items.at(-1);
  if (last === undefined || items.length === 1) return last ?? '';
  const and = /^[aeiou]/i.test(last) ? 'n’' : 'na ';
  return `${items.slice(0, -1).join(', ')} ${and}${last}`;
};

export const formatLine: typeof english.formatLine = (label, value) => `${label}: ${value}`;
