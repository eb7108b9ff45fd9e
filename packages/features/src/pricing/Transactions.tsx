import { Button } from '@iru/ui/button';
import { EmptyState } from '@iru/ui/empty-state';
import { Section } from '@iru/ui/section';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';

import type { Receipt, Transaction } from '../domain/ledger';
import { pricingCopy } from './copy';
import { TransactionRow } from './TransactionRow';

const copy = pricingCopy.transactions;

/** How many transactions stand here at first, and how many come with each press. */
export const FIRST = 10;
export const BATCH = 100;

export interface TransactionsProps {
  /** Newest first; undefined until the device has been asked. */
  transactions: readonly Transaction[] | undefined;
  /** Called to see the receipt of a purchase. */
  onReceipt: (receipt: Receipt) => void;
  /** The heading, to which the wallet bar leads. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** News of the receipt, such as that it is on its way. */
  status?: ReactNode;
}

/** How coins came and went, in batches: every transaction can be reached, and how many are left is said. */
export function Transactions({ transactions, onReceipt, headingRef, status }: TransactionsProps) {
  const [wanted, setWanted] = useState(FIRST);
  const list = useRef<HTMLOListElement>(null);
  const focusFrom = useRef<number>(undefined);
  useEffect(() => {
    // The button that was pressed has moved on: focus goes to the first row that it brought.
    const row = focusFrom.current === undefined ? undefined : list.current?.children[focusFrom.current];
    focusFrom.current = undefined;
    if (row instanceof HTMLElement) row.focus();
  }, [wanted]);
  const all = transactions?.length ?? 0;
  const shown = Math.min(wanted, all);
  return (
    <Section tone="sunken">
      <h2 ref={headingRef} tabIndex={-1} className="text-heading">
        {copy.heading}
      </h2>
      <p className="mt-3 text-ink-soft">{transactions ? copy.intro : copy.waiting}</p>
      <p role="status" className="text-ink-soft not-empty:mt-3">
        {status}
      </p>
      {transactions && all === 0 ? (
        <EmptyState title={copy.empty.title} headingLevel={3} art="diamonds" className="mt-6">
          {copy.empty.text}
        </EmptyState>
      ) : null}
      {transactions && all > 0 ? (
        <>
          <ol ref={list} aria-label={copy.list} className="mt-6 max-w-192 border-y border-line">
            {transactions.slice(0, shown).map((transaction, at) => (
              <TransactionRow key={transaction.id} far={at >= FIRST} transaction={transaction} onReceipt={onReceipt} />
            ))}
          </ol>
          <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
            <p className="text-ink-soft tabular-nums">{copy.shown(shown, all)}</p>
            {shown < all ? (
              <Button
                variant="secondary"
                onClick={() => {
                  focusFrom.current = shown;
                  setWanted(shown + BATCH);
                }}
              >
                {copy.more(Math.min(BATCH, all - shown))}
              </Button>
            ) : null}
          </div>
        </>
      ) : null}
    </Section>
  );
}
