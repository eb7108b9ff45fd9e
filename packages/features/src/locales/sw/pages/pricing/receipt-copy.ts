import type * as english from '../../../../pages/pricing/receipt-copy';
import { formatCoins } from '../../parts/purchase/coin-format';

export const receiptCopy: typeof english.receiptCopy = {
  title: 'Risiti',
  close: 'Funga',
  print: 'Chapisha',
  download: 'Pakua',
  number: 'Namba ya risiti',
  date: 'Tarehe',
  package: 'Kifurushi',
  added: 'Sarafu zilizoongezwa',
  method: 'Njia ya malipo',
  price: 'Bei',
  total: formatCoins,
  simulated:
    'Ununuzi wa uigaji: hakuna pesa zilizochukuliwa. Sarafu zimehifadhiwa kwenye kifaa hiki tu.',
};
