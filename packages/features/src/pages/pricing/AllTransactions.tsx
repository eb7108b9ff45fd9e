import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';

import type { Receipt, Transaction } from '../../domain/ledger';
import { pricingCopy } from './copy';
import { TransactionRow } from './TransactionRow';

const copy = pricingCopy.transactions;

/** The usual height of a row until it is measured, in CSS pixels. */
const ROW_PX = 68;

export interface AllTransactionsProps {
  /** Newest first. */
  transactions: readonly Transaction[];
  onReceipt: (receipt: Receipt) => void;
}

/** Every transaction in a virtualised list that scrolls by itself; it takes focus when it appears. */
export function AllTransactions({ transactions, onReceipt }: AllTransactionsProps) {
  const region = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: transactions.length,
    getScrollElement: () => region.current,
    estimateSize: () => ROW_PX,
    getItemKey: (at) => transactions[at]?.id ?? at,
    overscan: 10,
    useFlushSync: false,
  });
  useEffect(() => {
    // Correcting the position would interrupt the browser's own scrolling, for example after the End key.
    rows.shouldAdjustScrollPositionOnItemSizeChange = () => false;
  }, [rows]);
  useEffect(() => {
    region.current?.focus();
  }, []);
  return (
    <div
      ref={region}
      role="region"
      aria-label={copy.heading}
      tabIndex={0}
      className="mt-6 h-[min(40rem,75dvh)] max-w-192 overflow-y-auto overscroll-y-contain border-y border-line"
    >
      <ol aria-label={copy.list} className="relative" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ key, index, start }) => {
          const transaction = transactions[index];
          return transaction ? (
            <TransactionRow
              key={key}
              ref={rows.measureElement}
              transaction={transaction}
              onReceipt={onReceipt}
              data-index={index}
              aria-setsize={transactions.length}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start}px)` }}
            />
          ) : null;
        })}
      </ol>
    </div>
  );
}
