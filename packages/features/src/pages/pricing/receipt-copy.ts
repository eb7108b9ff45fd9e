import { formatCoins } from '../../parts/purchase/coin-format';

export const receiptCopy = {
  title: 'Receipt',
  close: 'Close',
  print: 'Print',
  download: 'Download',
  number: 'Receipt number',
  date: 'Date',
  package: 'Package',
  added: 'Coins added',
  method: 'Paid with',
  price: 'Price',
  total: formatCoins,
  simulated: 'Simulated purchase: no money was taken. The coins are saved on this device only.',
};
