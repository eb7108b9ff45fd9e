import { formatCompact, formatCount, formatWhole } from '../../content/format';
import { COIN } from '../../../../domain/coins';
import type * as english from '../../../../parts/purchase/coin-format';

export { formatEntered } from '../../../../parts/purchase/coin-format';

export const formatRwf: typeof english.formatRwf = (rwf) => `${COIN.currency} ${formatWhole(rwf)}`;

/** The largest balance whose digits fit a phone's width. */
const ROOM = 999_999_999_999;

export const formatCoins: typeof english.formatCoins = (coins) => `sarafu ${formatCount(coins)}`;

export const formatBalance: typeof english.formatBalance = (coins) =>
  coins > ROOM ? `sarafu ${formatCompact(coins)}` : formatCoins(coins);
