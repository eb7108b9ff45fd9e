import { COIN } from '../domain/coins';

/** Sums of coins in sentences; the currency and the names of features are those of the price list. */
export const coinSumCopy = {
  and: ' and ',
  times: (quantity: string, what: string) => `${quantity} × ${what}`,
  withTerm: (what: string, term: string) => `${what} (${term})`,
  range: (from: string, to: string) => `${from} to ${to}`,
  costs: (what: string, isOne: boolean, coins: string, rwf: string) =>
    `${what} ${isOne ? 'costs' : 'cost'} ${coins} coins, which is ${rwf} RWF.`,
  short: (stock: string, missing: string) => `With ${stock} coins you need ${missing} more.`,
  enough: (stock: string, times: string, rest: string, left: string) =>
    times === '1'
      ? `With ${stock} coins you can pay for it, and ${left} coins are left.`
      : `With ${stock} coins you can pay for it ${times} times, and ${rest} coins are left; after the first, ${left}.`,
  packs: (what: string, coins: string, rwf: string) =>
    `${what}: ${coins} coins in total, bonus included, for ${rwf} RWF.`,
  coins: (coins: string, rwf: string) =>
    `${coins} coins cost ${rwf} RWF, at ${COIN.priceRwf} RWF a coin.`,
  francs: (rwf: string, coins: string) =>
    `${rwf} RWF pays for ${coins} coins, at ${COIN.priceRwf} RWF a coin; larger packages add a bonus.`,
  at: (sum: string, route: string) =>
    `${sum} Prices are at ${route}; in this version no money moves.`,
};
