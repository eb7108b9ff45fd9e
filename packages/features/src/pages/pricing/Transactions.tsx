import { Button } from '@iru/ui/button';
import { EmptyState } from '@iru/ui/empty-state';
import { Section } from '@iru/ui/section';
import { type ReactNode, type Ref, useState } from 'react';
import { Link } from 'react-router-dom';

import type { Receipt, Transaction } from '../../domain/ledger';
import { useLazyImport } from '../../parts/lazy/use-lazy-import';
import { pricingCopy } from './copy';
import { TransactionRow } from './TransactionRow';

const copy = pricingCopy.transactions;

const FIRST = 10;

const loadAll = () => import('./AllTransactions');

export interface TransactionsProps {
  /** Newest first; undefined until the saved data is read. */
  transactions: readonly Transaction[] | undefined;
  /** Called to open the receipt of a purchase. */
  onReceipt: (receipt: Receipt) => void;
  /** A ref to the heading, to which the wallet bar scrolls. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Replaces the list after a logout. @default the list */
  loginPrompt?: ReactNode;
  /** The loading status of the receipt. */
  status?: ReactNode;
}

/** The ten newest transactions and, on a click, all of them in a list that scrolls by itself. */
export function Transactions({
  transactions,
  onReceipt,
  headingRef,
  loginPrompt,
  status,
}: TransactionsProps) {
  const [isWholeListOpen, setIsWholeListOpen] = useState(false);
  const everything = useLazyImport(isWholeListOpen, loadAll);
  const { state, retry } = everything;
  const unroll = () => {
    setIsWholeListOpen(true);
    retry();
  };
  const all = transactions?.length ?? 0;
  const unrolled = state === 'ready';
  return (
    <Section tone="sunken">
      <h2 ref={headingRef} tabIndex={-1} className="text-heading">
        {copy.heading}
      </h2>
      {loginPrompt ? <div className="mt-6 max-w-192">{loginPrompt}</div> : null}
      {loginPrompt ? null : (
        <p className="mt-3 text-ink-soft">{transactions ? copy.intro : copy.waiting}</p>
      )}
      <p role="status" className="text-ink-soft not-empty:mt-3">
        {status}
      </p>
      {transactions && all === 0 ? (
        <EmptyState
          title={copy.empty.title}
          headingLevel={3}
          art="diamonds"
          className="mt-6"
          action={
            <Button asChild variant="secondary">
              <Link to="#packages">{copy.empty.action}</Link>
            </Button>
          }
        >
          {copy.empty.text}
        </EmptyState>
      ) : null}
      {transactions && all > 0 && !loginPrompt ? (
        <>
          {unrolled ? (
            <everything.value.AllTransactions transactions={transactions} onReceipt={onReceipt} />
          ) : (
            <ol aria-label={copy.list} className="mt-6 max-w-192 border-y border-line">
              {transactions.slice(0, FIRST).map((transaction) => (
                <TransactionRow
                  key={transaction.id}
                  transaction={transaction}
                  onReceipt={onReceipt}
                />
              ))}
            </ol>
          )}
          <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
            <p className="text-ink-soft tabular-nums">
              {copy.shown(unrolled ? all : Math.min(FIRST, all), all)}
            </p>
            {!unrolled && all > FIRST ? (
              <Button variant="secondary" pending={state === 'loading'} onClick={unroll}>
                {copy.all(all)}
              </Button>
            ) : null}
            <p role="alert" className="text-danger">
              {state === 'failed' ? copy.allUnavailable : null}
            </p>
          </div>
        </>
      ) : null}
    </Section>
  );
}
