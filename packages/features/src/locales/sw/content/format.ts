import type * as english from '../../../content/format';
import { intlFormat } from '../../../content/intl-format';

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
} = intlFormat('sw');

export const formatLine: typeof english.formatLine = (label, value) => `${label}: ${value}`;
