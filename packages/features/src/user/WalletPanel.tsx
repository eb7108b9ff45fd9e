import { Button } from '@iru/ui/button';
import { Coins } from 'lucide-react';
import { Link } from 'react-router-dom';

import { safeText } from '../domain/text';
import { PATHS } from '../paths';
import type { StoredWallet } from '../platform/wallet-reader';
import { userCopy } from './copy';

const copy = userCopy.wallet;
/** How many transactions the panel shows. */
const SHOWN = 5;

const day = (ts: number): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(ts));

export interface WalletPanelProps {
  /** The wallet as this device keeps it. */
  wallet: StoredWallet;
}

/** The balance in gold, and how the latest coins came and went. */
export function WalletPanel({ wallet: { coinBalance, transactions } }: WalletPanelProps) {
  const latest = transactions.slice(0, SHOWN);
  return (
    <section
      aria-labelledby="wallet"
      className="overflow-hidden rounded-lg border border-t-8 border-line border-t-coin-fill bg-raised shadow-soft"
    >
      <div className="p-5 sm:p-6">
        <h2 id="wallet" className="flex items-center gap-2 font-text text-body font-semibold tracking-normal">
          <Coins aria-hidden="true" className="size-5 text-coin" />
          {copy.heading}
        </h2>
        <p className="mt-3 font-display text-display text-coin tabular-nums wrap-anywhere">{copy.balance(coinBalance)}</p>
        {latest.length === 0 ? (
          <p className="mt-2 text-ink-soft">{coinBalance === 0 ? copy.empty : copy.none}</p>
        ) : (
          <>
            <h3 className="mt-5 font-text text-small font-semibold tracking-normal text-ink-soft">{copy.latest}</h3>
            <ol className="mt-1">
              {latest.map(({ ts, delta, note }, at) => (
                // Stored entries need carry no id; the list is drawn anew whenever it changes.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={at} className="flex items-baseline justify-between gap-4 border-t border-line py-2.5 first:border-0">
                  <span className="min-w-0 wrap-anywhere">
                    {safeText(note, 80) || copy.noNote}
                    <span className="block text-small text-ink-soft">{day(ts)}</span>
                  </span>
                  <span className="shrink-0 font-semibold tabular-nums">{copy.delta(delta)}</span>
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
