import { formatCompact, formatCount } from '../../content/format';
import type * as english from '../../../../parts/purchase/coin-format';

export { formatEntered, formatRwf } from '../../../../parts/purchase/coin-format';

/** The largest balance whose digits fit a phone's width. */
const ROOM = 999_999_999_999;

export const formatCoins: typeof english.formatCoins = (coins) => `sarafu ${formatCount(coins)}`;

export const formatBalance: typeof english.formatBalance = (coins) =>
  coins > ROOM ? `sarafu ${formatCompact(coins)}` : formatCoins(coins);
