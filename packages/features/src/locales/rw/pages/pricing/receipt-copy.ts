import type * as english from '../../../../pages/pricing/receipt-copy';
import { formatCoins } from '../../parts/purchase/coin-format';

export const receiptCopy: typeof english.receiptCopy = {
  title: 'Inyemezabwishyu',
  close: 'Gufunga',
  print: 'Gucapa',
  download: 'Kumanura',
  number: 'Nimero y’inyemezabwishyu',
  date: 'Itariki',
  package: 'Ipaki',
  added: 'Ibiceri byongewemo',
  method: 'Uburyo bwo kwishyura',
  price: 'Igiciro',
  total: formatCoins,
  simulated:
    'Kugura ko kugerageza: nta mafaranga yakaswe. Ibiceri bibitswe kuri iki gikoresho gusa.',
};
