import { brand } from '../../content/brand';
import { formatMoment } from '#words/content/format';
import { labelOf } from '#words/content/labels';
import type { Receipt } from '../../domain/ledger';
import { formatRwf } from '#words/parts/purchase/coin-format';
import { receiptCopy as copy } from '#words/pages/pricing/receipt-copy';

export const RECEIPT_FROM = `${brand.name}, ${brand.company.name}`;

export const receiptFile = (number: string): string => `iru-receipt-${number}.txt`;

/** The lines of a receipt, as names and values in order. */
export const receiptLines = ({
  number,
  ts,
  packageName,
  coins,
  method,
  priceRwf,
}: Receipt): (readonly [string, string])[] => [
  [copy.number, number],
  [copy.date, formatMoment(ts)],
  ...(packageName ? ([[copy.package, labelOf(packageName)]] as const) : []),
  [copy.added, copy.total(coins)],
  [copy.method, labelOf(method)],
  [copy.price, formatRwf(priceRwf)],
];

export const receiptText = (receipt: Receipt): string => {
  const lines = receiptLines(receipt);
  const width = Math.max(...lines.map(([name]) => name.length)) + 3;
  const rows = lines.map(([name, value]) => name.padEnd(width) + value);
  return [RECEIPT_FROM, copy.title, '', ...rows, '', copy.simulated, ''].join('\n');
};
