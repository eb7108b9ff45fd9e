import { Dialog } from '@iru/ui/dialog';
import { NativeSelect } from '@iru/ui/native-select';
import { Notice } from '@iru/ui/notice';
import { Coins } from 'lucide-react';
import { useEffect, useRef } from 'react';

import type { Unsaved } from '../../persistence/wallet';
import type { CoinPackage, PaymentMethod } from '../../domain/coins';
import { PACKAGES, totalCoins } from '../../domain/coins';
import { withEnglish } from '../language/with-english';
import { purchaseCopy as copy } from '#words/parts/purchase/copy';
import { purchaseCopy as english } from './copy';
import { formatCoins, formatRwf } from '#words/parts/purchase/coin-format';
import { PaymentMethods } from './PaymentMethods';

const options = PACKAGES.map((pack) => ({ value: pack.id, label: copy.option(pack) }));

export interface PurchaseDialogProps {
  /** The package to buy. */
  pack: CoinPackage;
  /** The current balance in coins. */
  balance: number;
  /** Coins spent beyond the balance, which are repaid first. @default 0 */
  owed?: number;
  /** Why the last attempt bought nothing. */
  failure?: Unsaved | undefined;
  /** Called with another package. */
  onPackage: (pack: CoinPackage) => void;
  /** Called with the payment method; this buys. */
  onPay: (method: PaymentMethod) => void;
  /** Called when the visitor leaves without buying. */
  onClose: () => void;
}

/** Shows what is added and what it costs, then asks how to pay (COINS-4). */
export function PurchaseDialog({
  pack,
  balance,
  owed = 0,
  failure,
  onPackage,
  onPay,
  onClose,
}: PurchaseDialogProps) {
  const summary = useRef<HTMLDivElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  const lines = [
    [copy.price, formatRwf(pack.priceRwf)],
    ...(owed > 0 ? [[copy.owed, formatCoins(owed)] as const] : []),
    [copy.balance, formatCoins(Math.max(0, balance - owed + totalCoins(pack)))],
  ] as const;
  return (
    <Dialog
      open
      // The second click of a double click lands outside the dialog that the first one opened.
      closesByBackdrop={false}
      // Not a button: a key that is still held from opening must not activate anything here.
      initialFocus={summary}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="sm"
      title={copy.title}
      // As large as the total, and before any price.
      description={
        <span className="font-display text-heading text-ink">
          {withEnglish(copy.simulation, english.simulation)}
        </span>
      }
      closeLabel={copy.close}
    >
      <NativeSelect
        label={copy.package}
        options={options}
        value={pack.id}
        onChange={({ target }) => onPackage(PACKAGES.find(({ id }) => id === target.value) ?? pack)}
      />
      <div
        ref={summary}
        role="group"
        tabIndex={-1}
        aria-label={copy.summary}
        data-package={pack.id}
        className="mt-4 rounded-md bg-night px-5 py-4 text-on-night"
      >
        <p className="text-small text-on-night/85">{copy.total}</p>
        <p className="mt-1 flex items-center gap-3 font-display text-heading text-coin-fill tabular-nums">
          <Coins aria-hidden="true" className="size-7 shrink-0" />
          <span translate="no" className="moves-coins">
            {formatCoins(totalCoins(pack))}
          </span>
        </p>
        <p className="mt-1 text-on-night/85">{copy.parts(pack)}</p>
        <dl className="mt-4 grid gap-1 border-t border-on-night/25 pt-3">
          {lines.map(([name, value]) => (
            <div key={name} className="flex items-baseline justify-between gap-4">
              <dt className="text-on-night/85">{name}</dt>
              <dd translate="no" className="text-end font-semibold wrap-anywhere tabular-nums">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div ref={alert} role="alert" className="scroll-mt-24 not-empty:mt-4">
        {failure ? (
          <Notice variant="danger">
            {withEnglish(copy.failures[failure], english.failures[failure])}
          </Notice>
        ) : null}
      </div>
      <PaymentMethods onPay={onPay} />
      <p className="mt-4 text-small text-ink-soft">
        {withEnglish(copy.noDetails, english.noDetails)}
      </p>
    </Dialog>
  );
}
