import { formatCompact, formatCount, formatWhole } from '../../content/format';
import { COIN } from '../../domain/coins';

/** Formats coins with their unit, such as "1,340 coins". */
export const formatCoins = (coins: number): string => {
  const digits = formatCount(coins);
  return digits === '1' ? '1 coin' : `${digits} coins`;
};

/** The largest balance whose digits fit a phone's width. */
const ROOM = 999_999_999_999;

/** Formats a balance with its unit: in full or, where too long for a line, as "18,014.4T coins". */
export const formatBalance = (coins: number): string =>
  coins > ROOM ? `${formatCompact(coins)} coins` : formatCoins(coins);

/** Formats a number while it is entered: the whole part grouped, the decimals as they are, such as "12,500.5". */
export const formatEntered = (display: string): string => {
  const [whole = '', ...decimals] = display.split('.');
  return [formatCount(Number(whole)), ...decimals].join('.');
};

/** Formats francs, which have no decimals, such as "5,000 RWF". */
export const formatRwf = (rwf: number): string => `${formatWhole(rwf)} ${COIN.currency}`;
