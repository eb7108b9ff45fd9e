import { formatCompact, formatCount, formatWhole } from '../../content/format';
import { COIN } from '../../../../domain/coins';
import type * as english from '../../../../parts/purchase/coin-format';

const MILLION = 1_000_000;
const ROOM = 999_999_999_999;

export const formatCoins: typeof english.formatCoins = (coins) => {
  const digits = formatCount(coins);
  if (coins !== 0 && coins % MILLION === 0) return `${digits} de pièces`;
  return `${digits} ${Math.round(coins * 100) < 200 ? 'pièce' : 'pièces'}`;
};

export const formatBalance: typeof english.formatBalance = (coins) =>
  coins > ROOM ? `${formatCompact(coins)} de pièces` : formatCoins(coins);

export const formatEntered: typeof english.formatEntered = (display) => {
  const [whole = '', ...decimals] = display.split('.');
  return [formatCount(Number(whole)), ...decimals].join(',');
};

export const formatRwf: typeof english.formatRwf = (rwf) => `${formatWhole(rwf)} ${COIN.currency}`;
