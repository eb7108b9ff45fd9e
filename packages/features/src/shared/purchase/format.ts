import { COIN } from '../../domain/coins';

const count = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });
const francs = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit',
});

/** A number of coins in digits, such as "1,340". */
export const formatCount = (coins: number): string => count.format(coins);

/** A number of coins with its unit, such as "1,340 coins". */
export const formatCoins = (coins: number): string => (coins === 1 ? '1 coin' : `${formatCount(coins)} coins`);

/** An amount of francs, which have no decimals, such as "5,000 RWF". */
export const formatRwf = (rwf: number): string => `${francs.format(rwf)} ${COIN.currency}`;

/** The visitor's local date and time of an instant in milliseconds, such as "5 Jun 2026, 09:30". */
export const formatMoment = (ts: number): string => moment.format(new Date(ts));
