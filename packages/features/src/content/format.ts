import { intlFormat } from './intl-format';

export const {
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
} = intlFormat('en-GB', 'en-US');

/** Formats a value with its label, such as "Host: Aline". */
export const formatLine = (label: string, value: string): string => `${label}: ${value}`;
