import type * as english from '../../../../parts/purchase/copy';
import { totalCoins } from '../../../../domain/coins';
import { labelOf } from '../../content/labels';
import { formatCoins } from './coin-format';

export const purchaseCopy: typeof english.purchaseCopy = {
  title: 'Kugura ibiceri',
  close: 'Gufunga',
  package: 'Ipaki',
  option: (pack) => `${labelOf(pack.name)}: ${formatCoins(totalCoins(pack))}`,
  summary: 'Ibyo mubona n’icyo bigura',
  parts: ({ coins, bonusCoins }) =>
    bonusCoins
      ? `${formatCoins(coins)}, hiyongeraho ${formatCoins(bonusCoins)} by’inyongera`
      : 'nta nyongera',
  total: 'Ibyongerwa mu ikofi yanyu',
  price: 'Igiciro (ntigikatwa)',
  owed: 'Kwishyura ibyarenzweho',
  balance: 'Ibiceri muzasigarana',
  methods: {
    heading: 'Uburyo bwo kwishyura (kugerageza)',
    list: {
      'Mobile Money': { hint: 'MTN MoMo cyangwa Airtel Money' },
      Card: { hint: 'Visa cyangwa Mastercard' },
      'In-App': { hint: 'Binyuze mu iduka rya porogaramu rya telefoni yanyu' },
    },
  },
  simulation: 'Ni ukugerageza: nta mafaranga akatwa',
  noDetails: 'Nta makuru yo kwishyura akenewe. Ibiceri biguma kuri iki gikoresho.',
  failures: {
    refused:
      'Nta cyaguzwe: browser yanyu ntiyashoboye kubika ibiceri. Mugire ibyo musiba mubone umwanya, mwongere mugerageze.',
    unreachable:
      'Nta cyaguzwe: browser yanyu ntiyemerera uru rubuga kugira icyo rubika. Mubirwemerere, mwongere mugerageze.',
  },
  added: 'Ibiceri byongewemo',
  addedText: (coins, balance) =>
    `Byongewemo: ${formatCoins(coins)}. Ubu mufite ${formatCoins(balance)}.`,
  loading: 'Iduka ry’ibiceri rirafunguka…',
  unavailable: 'Iduka ry’ibiceri ntiryafungutse. Murebe interineti yanyu, mwongere mugerageze.',
};
