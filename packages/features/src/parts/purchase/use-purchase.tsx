import { type ReactElement, useEffect, useState } from 'react';

import { type CoinPackage, POPULAR } from '../../domain/coins';
import { systemClock } from '../../platform/clock';
import { useLoaded } from '../late/use-loaded';
import { PurchaseNews } from './PurchaseNews';

const loadDialog = () => import('./ConnectedPurchase');

/** A way to buy coins, for any page. */
export interface Purchase {
  /** Opens the dialog; focus returns to the button that called it. @default the Popular package */
  readonly open: (pack?: CoinPackage) => void;
  /** The dialog and what is said while it loads, over the page. */
  readonly element: ReactElement;
}

/** How long presses are kept away after the dialog has gone, in milliseconds: that of a slow double click. */
const SHIELD_MS = 500;

/** Gives a page the purchase dialog, whose code loads when it is first opened. */
export const usePurchase = (): Purchase => {
  const [pack, setPack] = useState<CoinPackage>();
  const [shielded, setShielded] = useState(false);
  const dialog = useLoaded(pack !== undefined, loadDialog);
  const { state, retry } = dialog;
  useEffect(() => (shielded ? systemClock.later(SHIELD_MS, () => setShielded(false)) : undefined), [shielded]);
  const open = (chosen = POPULAR) => {
    setPack(chosen);
    retry();
  };
  const close = () => {
    setPack(undefined);
    setShielded(true);
  };
  return {
    open,
    element: (
      <>
        <PurchaseNews
          loading={state === 'loading'}
          missed={state === 'failed' ? pack : undefined}
          onRetry={open}
          onLeave={() => setPack(undefined)}
        />
        {pack && state === 'ready' ? <dialog.value.ConnectedPurchase pack={pack} onClose={close} /> : null}
        {/* The second click of a double click must not press what the dialog has uncovered. */}
        {shielded ? <div data-shield="" className="fixed inset-0 z-(--layer-dialog)" /> : null}
      </>
    ),
  };
};
