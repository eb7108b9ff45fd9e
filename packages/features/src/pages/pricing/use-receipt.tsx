import { type ReactElement, useCallback, useState } from 'react';

import type { Receipt } from '../../domain/ledger';
import { MAX_WAIT_MS, useLazyImport } from '../../parts/lazy/use-lazy-import';
import { reloadNeeded } from '../../platform/reload-needed';
import { useStore } from '../../platform/use-store';
import { pricingCopy } from '#words/pages/pricing/copy';

const copy = pricingCopy.transactions;

const loadDialog = () => import('./ReceiptDialog');

/** A receipt that can be opened; its code loads with the first one. */
export interface ReceiptView {
  readonly show: (receipt: Receipt) => void;
  /** Whether a receipt is open, so that it alone is printed. */
  readonly isOpen: boolean;
  readonly status: string;
  /** The dialog; render it outside the content that is hidden in print. */
  readonly element: ReactElement | null;
}

export const useReceipt = (): ReceiptView => {
  const [receipt, setReceipt] = useState<Receipt>();
  const dialog = useLazyImport(receipt !== undefined, loadDialog, MAX_WAIT_MS);
  const { state, retry } = dialog;
  // Then the page offers to reload.
  const needsReload = useStore<number>(reloadNeeded) > 0;
  const show = useCallback(
    (chosen: Receipt) => {
      setReceipt(chosen);
      retry();
    },
    [retry],
  );
  const words = {
    idle: '',
    ready: '',
    loading: copy.receiptLoading,
    failed: needsReload ? '' : copy.receiptUnavailable,
  };
  return {
    show,
    isOpen: receipt !== undefined && state !== 'failed',
    status: words[state],
    element:
      receipt && state === 'ready' ? (
        <dialog.value.ReceiptDialog receipt={receipt} onClose={() => setReceipt(undefined)} />
      ) : null,
  };
};
