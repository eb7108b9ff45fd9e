import { Button } from '@iru/ui/button';
import { Coins } from 'lucide-react';
import { Link } from 'react-router-dom';

import { formatShortDay } from '#words/content/format';
import { formatNote } from '../../content/format-note';
import { isCarried, type Wallet } from '../../domain/ledger';
import { safeText } from '../../domain/text';
import { PATHS } from '../../paths';
import { userCopy } from '#words/pages/user/copy';

const copy = userCopy.wallet;
const SHOWN = 5;

export interface WalletPanelProps {
  wallet: Wallet;
}

export function WalletPanel({ wallet: { coinBalance, transactions } }: WalletPanelProps) {
  const latest = transactions.slice(0, SHOWN);
  return (
    <section
      aria-labelledby="wallet"
      className="overflow-hidden rounded-lg border border-t-8 border-line border-t-coin-fill bg-raised shadow-soft"
    >
      <div className="p-5 sm:p-6">
        <h2
          id="wallet"
          className="flex items-center gap-2 font-text text-body font-semibold tracking-normal"
        >
          <Coins aria-hidden="true" className="size-5 text-coin" />
          <span>{copy.heading}</span>
        </h2>
        <p
          translate="no"
          className="mt-3 font-display text-display wrap-anywhere text-coin tabular-nums"
        >
          {copy.balance(coinBalance)}
        </p>
        {latest.length === 0 ? (
          <p className="mt-2 text-ink-soft">{copy.empty}</p>
        ) : (
          <>
            <h3 className="mt-5 font-text text-small font-semibold tracking-normal text-ink-soft">
              {copy.latest}
            </h3>
            <ol className="mt-1">
              {latest.map((transaction) => (
                <li
                  key={transaction.id}
                  className="flex items-baseline justify-between gap-4 border-t border-line py-2.5 first:border-0"
                >
                  <span className="min-w-0 wrap-anywhere">
                    <span>{safeText(formatNote(transaction.note), 80) || copy.noNote}</span>
                    {isCarried(transaction) ? null : (
                      <span className="block text-small text-ink-soft">
                        {formatShortDay(transaction.ts)}
                      </span>
                    )}
                  </span>
                  <span className="shrink-0 font-semibold tabular-nums">
                    {copy.delta(transaction.delta)}
                  </span>
                </li>
              ))}
            </ol>
          </>
        )}
        <Button asChild variant="secondary" block className="mt-5">
          <Link to={PATHS.pricing}>{copy.get}</Link>
        </Button>
      </div>
    </section>
  );
}
