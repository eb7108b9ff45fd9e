import type { Unsaved } from '../../../../persistence/wallet';
import type { CoinPackage, PaymentMethod } from '../../../../domain/coins';
import { totalCoins } from '../../../../domain/coins';
import type * as english from '../../../../parts/purchase/copy';
import { labelOf } from '../../content/labels';
import { formatCoins } from './coin-format';

const methods: Record<PaymentMethod, { readonly hint: string }> = {
  'Mobile Money': { hint: 'MTN MoMo au Airtel Money' },
  Card: { hint: 'Visa au Mastercard' },
  'In-App': { hint: 'Kupitia duka la programu la simu yako' },
};

const failures: Record<Unsaved, string> = {
  refused:
    'Hakuna kilichonunuliwa: kivinjari chako hakikuweza kuhifadhi sarafu. Ongeza nafasi, kisha ujaribu tena.',
  unreachable:
    'Hakuna kilichonunuliwa: kivinjari chako hakiruhusu tovuti hii kuhifadhi chochote. Ruhusu hifadhi, kisha ujaribu tena.',
};

export const purchaseCopy: typeof english.purchaseCopy = {
  title: 'Nunua sarafu',
  close: 'Funga',
  package: 'Kifurushi',
  option: (pack: CoinPackage) => `${labelOf(pack.name)}: ${formatCoins(totalCoins(pack))}`,
  summary: 'Unachopata na bei yake',
  parts: ({ coins, bonusCoins }: CoinPackage) =>
    bonusCoins ? `${formatCoins(coins)} na bonasi ya ${formatCoins(bonusCoins)}` : 'bila bonasi',
  total: 'Zitakazoongezwa kwenye pochi yako',
  price: 'Bei (haitozwi)',
  owed: 'Hufidia sarafu zilizotumika zaidi ya salio',
  balance: 'Salio jipya',
  methods: { heading: 'Lipa kwa (uigaji)', list: methods },
  simulation: 'Uigaji: hakuna pesa zinazochukuliwa',
  noDetails: 'Taarifa za malipo hazihitajiki. Sarafu zinabaki kwenye kifaa hiki.',
  failures,
  added: 'Sarafu zimeongezwa',
  addedText: (coins: number, balance: number) =>
    `Umeongeza ${formatCoins(coins)}. Sasa una ${formatCoins(balance)}.`,
  loading: 'Inafungua duka la sarafu…',
  unavailable: 'Duka la sarafu halikupakia. Angalia mtandao wako, kisha ujaribu tena.',
};
