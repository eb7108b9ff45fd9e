import { Button } from '@iru/ui/button';
import { hasBottomBar } from '@iru/ui/hooks/root-attribute';
import { ListButton } from '@iru/ui/list-button';
import { clsx } from 'clsx';
import { Coins } from 'lucide-react';

import type { NearProps } from '../../parts/purchase/use-purchase';
import { pricingCopy } from '#words/pages/pricing/copy';

const copy = pricingCopy.bar;

export interface WalletBarProps {
  /** The balance in coins; undefined until the saved data is read. */
  balance: number | undefined;
  /** Called to show the transactions. */
  onHistory: () => void;
  /** Called to buy the Popular package. */
  onBuy: () => void;
  /** Props for the Buy button that preload the dialog. */
  near?: NearProps | undefined;
}

/**
 * The balance and Buy Coins, sticky at the bottom of the window beside the assistant's button while the surrounding
 * content is in view (COINS-6).
 */
export function WalletBar({ balance, onHistory, onBuy, near }: WalletBarProps) {
  return (
    <section
      aria-label={copy.label}
      data-print="hide"
      ref={hasBottomBar}
      className={clsx(
        'pointer-events-none sticky bottom-[calc(1rem+var(--bar-height))] z-(--layer-sticky) page-width mb-4 sm:bottom-[calc(1.5rem+var(--bar-height))] sm:mb-6 short:static',
        // Half a rem less than the full clearance: on a narrow phone the text would wrap.
        'pe-[calc(var(--floating-clearance)-0.5rem)]!',
      )}
    >
      <div
        className={clsx(
          'pointer-events-auto flex max-w-max min-w-0 items-center gap-1 p-1.5 sm:gap-4',
          'rounded-full border border-coin-fill bg-raised shadow-lift',
        )}
      >
        <ListButton variant="pill" onClick={onHistory}>
          <Coins aria-hidden="true" className="size-6 shrink-0 text-coin max-sm:hidden" />
          <span className="min-w-0 leading-tight">
            <span className="block text-small text-ink-soft">{copy.show}</span>{' '}
            <span translate="no" className="block font-semibold wrap-anywhere tabular-nums">
              {balance === undefined ? '…' : copy.balance(balance)}
            </span>
            <span className="sr-only">{` (${copy.history})`}</span>
          </span>
        </ListButton>
        <Button {...near} className="shrink-0 max-sm:px-3.5" onClick={onBuy}>
          {copy.buy}
        </Button>
      </div>
    </section>
  );
}
