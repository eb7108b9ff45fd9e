import type * as english from '../../../assistant-engine/coin-sum-copy';
import { COIN } from '../../../domain/coins';

export const coinSumCopy: typeof english.coinSumCopy = {
  and: ' et ',
  times: (quantity: string, what: string) => `${quantity} × ${what}`,
  withTerm: (what: string, term: string) => `${what} (${term})`,
  range: (from: string, to: string) => `${from} à ${to}`,
  costs: (what: string, isOne: boolean, coins: string, rwf: string) =>
    `${what} : ${isOne ? 'le prix est de' : 'le total est de'} ${coins} pièces, soit ${rwf} RWF.`,
  short: (stock: string, missing: string) => `Avec ${stock} pièces, il vous en manque ${missing}.`,
  enough: (stock: string, times: string, rest: string, left: string) =>
    times === '1'
      ? `Avec ${stock} pièces, vous pouvez payer, et il vous en reste ${left}.`
      : `Avec ${stock} pièces, vous pouvez payer ${times} fois, et il vous en reste ${rest} ; après la première fois, ${left}.`,
  packs: (what: string, coins: string, rwf: string) =>
    `${what} : ${coins} pièces en tout, bonus compris, pour ${rwf} RWF.`,
  coins: (coins: string, rwf: string) =>
    `${coins} pièces coûtent ${rwf} RWF, à ${COIN.priceRwf} RWF la pièce.`,
  francs: (rwf: string, coins: string) =>
    `${rwf} RWF correspondent à ${coins} pièces, à ${COIN.priceRwf} RWF la pièce ; les grands packs ajoutent un bonus.`,
  at: (sum: string, route: string) =>
    `${sum} Les tarifs sont à la page ${route} ; dans cette version, aucun argent ne circule.`,
};
