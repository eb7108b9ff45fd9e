import type * as english from '../../../assistant-engine/coin-sum-copy';
import { COIN } from '../../../domain/coins';

export const coinSumCopy: typeof english.coinSumCopy = {
  and: ' na ',
  times: (quantity: string, what: string) => `${quantity} × ${what}`,
  withTerm: (what: string, term: string) => `${what} (${term})`,
  range: (from: string, to: string) => `${from} hadi ${to}`,
  costs: (what: string, _isOne: boolean, coins: string, rwf: string) =>
    `Bei ya ${what}: sarafu ${coins}, yaani RWF ${rwf}.`,
  short: (stock: string, missing: string) =>
    `Ukiwa na sarafu ${stock}, unahitaji ${missing} zaidi.`,
  enough: (stock: string, times: string, rest: string, left: string) =>
    times === '1'
      ? `Ukiwa na sarafu ${stock} unaweza kulipa, na utabaki na sarafu ${left}.`
      : `Ukiwa na sarafu ${stock} unaweza kulipa mara ${times}, na utabaki na sarafu ${rest}; baada ya mara ya kwanza, ${left}.`,
  packs: (what: string, coins: string, rwf: string) =>
    `${what}: jumla ya sarafu ${coins}, pamoja na bonasi, kwa RWF ${rwf}.`,
  coins: (coins: string, rwf: string) =>
    `Sarafu ${coins} zinagharimu RWF ${rwf}, kila sarafu RWF ${COIN.priceRwf}.`,
  francs: (rwf: string, coins: string) =>
    `RWF ${rwf} hulipia sarafu ${coins}, kila sarafu RWF ${COIN.priceRwf}; vifurushi vikubwa huongeza bonasi.`,
  at: (sum: string, route: string) =>
    `${sum} Bei ziko ${route}; katika toleo hili hakuna pesa zinazohamishwa.`,
};
