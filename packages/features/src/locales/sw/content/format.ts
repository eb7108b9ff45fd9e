import type * as english from '../../../content/format';
import { intlFormat } from '../../../content/intl-format';

export const {
  formatCount,
  formatThings,
  formatWhole,
  formatCompact,
  formatShare,
  formatPercent,
  formatMoment,
  formatDay,
  formatShortDay,
  formatDate,
  formatLegalDate,
  formatWeekday,
  formatList,
} = intlFormat('sw');

/** Without the space that browsers put after the symbol: the labels of budgets have none. */
export const formatDollars: typeof english.formatDollars = (amount) => `$${formatWhole(amount)}`;

export const formatLine: typeof english.formatLine = (label, value) => `${label}: ${value}`;
