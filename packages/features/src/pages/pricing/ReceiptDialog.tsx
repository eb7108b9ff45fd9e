import { Button } from '@iru/ui/button';
import { Dialog } from '@iru/ui/dialog';
import { Motif } from '@iru/ui/motif';
import { clsx } from 'clsx';
import { Download, Printer } from 'lucide-react';

import type { Receipt } from '../../domain/ledger';
import { downloadText } from '../../platform/download';
import { printPage } from '../../platform/print';
import { receiptCopy as copy } from '#words/pages/pricing/receipt-copy';
import { RECEIPT_FROM, receiptFile, receiptLines, receiptText } from './receipt-lines';
import { withEnglish } from '../../parts/language/with-english';
import { receiptCopy as english } from './receipt-copy';

export interface ReceiptDialogProps {
  /** The purchase to show. */
  receipt: Receipt;
  /** Called when the visitor closes the dialog. */
  onClose: () => void;
}

/** The receipt of one purchase; only the receipt is printed. */
export function ReceiptDialog({ receipt, onClose }: ReceiptDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="sm"
      title={copy.title}
      description={RECEIPT_FROM}
      closeLabel={copy.close}
      className={clsx(
        'print:fixed print:inset-0 print:max-h-none! print:max-w-none!',
        'print:rounded-none! print:border-0! print:shadow-none!',
        'print:[&_header>button]:hidden',
      )}
    >
      <Motif scale={0.5} className="max-h-3 text-coin-fill" />
      <p className="mt-4 font-semibold">{withEnglish(copy.simulated, english.simulated)}</p>
      <dl className="mt-4 divide-y divide-line">
        {receiptLines(receipt).map(([name, value]) => (
          <div key={name} className="flex items-baseline justify-between gap-6 py-2.5">
            <dt className="shrink-0 text-ink-soft">{name}</dt>
            <dd className="min-w-0 text-end font-semibold wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div data-print="hide" className="mt-6 grid gap-3 sm:grid-cols-2">
        <Button
          onClick={() =>
            downloadText(receiptFile(receipt.number), 'text/plain', receiptText(receipt))
          }
        >
          <Download aria-hidden="true" className="size-5" />
          <span>{copy.download}</span>
        </Button>
        <Button variant="secondary" onClick={printPage}>
          <Printer aria-hidden="true" className="size-5" />
          <span>{copy.print}</span>
        </Button>
      </div>
    </Dialog>
  );
}
