import { Button } from '@iru/ui/button';
import { EmptyState } from '@iru/ui/empty-state';
import { Section } from '@iru/ui/section';
import { clsx } from 'clsx';
import { type ReactNode, type Ref, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';

import type { Receipt, Transaction } from '../../domain/ledger';
import { useShowMore } from '../../parts/long-list/use-show-more';
import { pricingCopy } from '#words/pages/pricing/copy';
import { TransactionRow } from './TransactionRow';

const copy = pricingCopy.transactions;

const FIRST = 10;

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
  const region = useRef<HTMLDivElement>(null);
  const { shown, remaining, more } = useShowMore(transactions ?? [], FIRST, Infinity);
  const all = transactions?.length ?? 0;
  const isLong = shown.length > FIRST;
  const showAll = () => {
    flushSync(more);
    region.current?.focus();
  };
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
          <div
            ref={region}
            {...(isLong ? { role: 'region', 'aria-label': copy.heading, tabIndex: 0 } : {})}
            className={clsx(
              'mt-6 max-w-192 border-y border-line',
              isLong &&
                'h-[min(40rem,75dvh)] overflow-y-auto overscroll-y-contain print:h-auto print:overflow-visible',
            )}
          >
            <ol aria-label={copy.list}>
              {shown.map((transaction) => (
                <TransactionRow
                  key={transaction.id}
                  transaction={transaction}
                  onReceipt={onReceipt}
                />
              ))}
            </ol>
          </div>
          <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
            <p className="text-ink-soft tabular-nums">{copy.shown(shown.length, all)}</p>
            {remaining > 0 ? (
              <Button variant="secondary" onClick={showAll}>
                {copy.all(all)}
              </Button>
            ) : null}
          </div>
        </>
      ) : null}
    </Section>
  );
}
