import { formatCompact, formatCount, formatWhole } from '../../content/format';
import { COIN } from '../../domain/coins';

/** A number of coins with its unit, such as "1,340 coins". */
export const formatCoins = (coins: number): string => {
  const digits = formatCount(coins);
  return digits === '1' ? '1 coin' : `${digits} coins`;
};

/** Beyond this the digits of a balance do not fit into a phone's width. */
const ROOM = 999_999_999_999;

/** A balance with its unit, in full or, where that is too long for a line, as "18,014.4T coins". */
export const formatBalance = (coins: number): string =>
  coins > ROOM ? `${formatCompact(coins)} coins` : formatCoins(coins);

/** A number as it is being entered, its whole part in groups and its decimals as they are, such as "12,500.5". */
export const formatEntered = (display: string): string => {
  const [whole = '', ...decimals] = display.split('.');
  return [formatCount(Number(whole)), ...decimals].join('.');
};

/** An amount of francs, which have no decimals, such as "5,000 RWF". */
export const formatRwf = (rwf: number): string => `${formatWhole(rwf)} ${COIN.currency}`;
