import type * as english from '../../../assistant-engine/coin-sum-copy';
import { COIN } from '../../../domain/coins';

export const coinSumCopy: typeof english.coinSumCopy = {
  and: ' na ',
  times: (quantity, what) => `${quantity} × ${what}`,
  withTerm: (what, term) => `${what} (${term})`,
  range: (from, to) => `${from} kugeza kuri ${to}`,
  costs: (what, _isOne, coins, rwf) => `${what}: ibiceri ${coins}, ni ukuvuga ${rwf} RWF.`,
  short: (stock, missing) => `Mufite ibiceri ${stock}, murabura ibindi ${missing}.`,
  enough: (stock, times, rest, left) =>
    times === '1'
      ? `Ibiceri ${stock} birabyishyura, hagasigara ${left}.`
      : `Ibiceri ${stock} byabyishyura inshuro ${times}, hagasigara ${rest}; nyuma y’iya mbere hasigara ${left}.`,
  packs: (what, coins, rwf) =>
    `${what}: ibiceri ${coins} byose hamwe, harimo n’inyongera, kuri ${rwf} RWF.`,
  coins: (coins, rwf) => `Ibiceri ${coins} bigura ${rwf} RWF, igiceri ni ${COIN.priceRwf} RWF.`,
  francs: (rwf, coins) =>
    `${rwf} RWF agura ibiceri ${coins}, igiceri ni ${COIN.priceRwf} RWF; amapaki manini yongeraho inyongera.`,
  at: (sum, route) =>
    `${sum} Ibiciro biri kuri ${route}; muri iyi verisiyo nta mafaranga ahererekanywa.`,
};
