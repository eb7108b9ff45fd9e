import { Button } from '@iru/ui/button';
import { ReceiptText } from 'lucide-react';
import { memo } from 'react';

import { formatMoment } from '#words/content/format';
import { formatNote } from '../../content/format-note';
import { isCarried, type Receipt, receiptOf, type Transaction } from '../../domain/ledger';
import { safeText } from '../../domain/text';
import { pricingCopy } from '#words/pages/pricing/copy';

const copy = pricingCopy.transactions;

/** The maximum length of a shown note, in characters. */
const NOTE = 120;

export interface TransactionRowProps {
  transaction: Transaction;
  onReceipt: (receipt: Receipt) => void;
}

export const TransactionRow = memo(function TransactionRow({
  transaction,
  onReceipt,
}: TransactionRowProps) {
  const receipt = receiptOf(transaction);
  const moment = isCarried(transaction) ? copy.carried : formatMoment(transaction.ts);
  return (
    <li
      className={
        'grid grid-cols-[1fr_auto] items-center gap-x-4 border-t border-line py-2.5 first:border-0 sm:grid-cols-[1fr_auto_8rem] sm:gap-x-6'
      }
    >
      <div className="min-w-0 wrap-anywhere">
        <span className="block text-balance">
          {safeText(formatNote(transaction.note), NOTE) || copy.noNote}
        </span>
        <span className="block text-small text-ink-soft">{moment}</span>
      </div>
      <p translate="no" className="text-end font-semibold wrap-anywhere tabular-nums">
        {copy.delta(transaction.delta)}
      </p>
      {receipt ? (
        <Button
          variant="ghost"
          className="-ms-6 justify-self-start sm:ms-0 sm:justify-self-end"
          onClick={() => onReceipt(receipt)}
        >
          <ReceiptText aria-hidden="true" className="size-5" />
          <span>
            <span>{copy.receipt}</span> <span className="sr-only">{copy.receiptOf(moment)}</span>
          </span>
        </Button>
      ) : null}
    </li>
  );
});
