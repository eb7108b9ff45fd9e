import type * as english from '../../../../parts/purchase/coin-format';
import { formatCompact, formatCount, formatWhole } from '../../content/format';
import { COIN } from '../../../../domain/coins';

export const formatCoins: typeof english.formatCoins = (coins) => {
  const digits = formatCount(coins);
  return digits === '1' ? 'igiceri 1' : `ibiceri ${digits}`;
};

const ROOM = 999_999_999_999;

export const formatBalance: typeof english.formatBalance = (coins) =>
  coins > ROOM ? `ibiceri ${formatCompact(coins)}` : formatCoins(coins);

export const formatEntered: typeof english.formatEntered = (display) => {
  const [whole = '', ...decimals] = display.split('.');
  return [formatCount(Number(whole)), ...decimals].join('.');
};

export const formatRwf: typeof english.formatRwf = (rwf) => `${formatWhole(rwf)} ${COIN.currency}`;
