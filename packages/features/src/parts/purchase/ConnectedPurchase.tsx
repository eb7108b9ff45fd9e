import { useRef, useState } from 'react';

import { type Unsaved, walletStore } from '../../persistence/wallet';
import { type CoinPackage, type PaymentMethod, totalCoins } from '../../domain/coins';
import { overspent } from '../../domain/ledger';
import { useStore } from '../../platform/use-store';
import { notify } from '../toasts/notify';
import { purchaseCopy as copy } from '#words/parts/purchase/copy';
import { PurchaseDialog } from './PurchaseDialog';

export interface ConnectedPurchaseProps {
  pack: CoinPackage;
  onClose: () => void;
}

/** Buys with this device's wallet: one purchase per opened dialog, and no claim when nothing was saved. */
export function ConnectedPurchase({ pack: first, onClose }: ConnectedPurchaseProps) {
  const { coinBalance, transactions } = useStore(walletStore);
  const [pack, setPack] = useState(first);
  const [failure, setFailure] = useState<Unsaved>();
  const bought = useRef(false);
  const pay = (method: PaymentMethod) => {
    if (bought.current) return;
    const result = walletStore.buy(pack, method);
    setFailure(result.ok ? undefined : result.error);
    if (!result.ok) return;
    bought.current = true;
    onClose();
    const description = copy.addedText(totalCoins(pack), result.value.coinBalance);
    void notify({ kind: 'success', text: copy.added, description });
  };
  return (
    <PurchaseDialog
      pack={pack}
      balance={coinBalance}
      owed={overspent(transactions)}
      failure={failure}
      onPackage={setPack}
      onPay={pay}
      onClose={onClose}
    />
  );
}
