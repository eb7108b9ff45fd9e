import { type ReactElement, useEffect, useRef, useState } from 'react';

import { type CoinPackage, POPULAR } from '../../domain/coins';
import { useLoaded } from '../use-loaded';
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
  const wish = useRef<CoinPackage>(POPULAR);
  const [pack, setPack] = useState<CoinPackage>();
  const [missed, setMissed] = useState<CoinPackage>();
  const [shielded, setShielded] = useState(false);
  const dialog = useLoaded(pack !== undefined, loadDialog);
  const { state } = dialog;
  useEffect(() => {
    if (state !== 'failed') return;
    // The next press is a new wish, which asks for the code again.
    setMissed(wish.current);
    setPack(undefined);
  }, [state]);
  useEffect(() => {
    if (!shielded) return undefined;
    const timer = setTimeout(() => setShielded(false), SHIELD_MS);
    return () => clearTimeout(timer);
  }, [shielded]);
  const open = (chosen = POPULAR) => {
    wish.current = chosen;
    setMissed(undefined);
    setPack(chosen);
  };
  const close = () => {
    setPack(undefined);
    setShielded(true);
  };
  return {
    open,
    element: (
      <>
        <PurchaseNews loading={state === 'loading'} missed={missed} onRetry={open} onLeave={() => setMissed(undefined)} />
        {pack && state === 'ready' ? <dialog.value.ConnectedPurchase pack={pack} onClose={close} /> : null}
        {/* The second click of a double click must not press what the dialog has uncovered. */}
        {shielded ? <div data-shield="" className="fixed inset-0 z-(--layer-dialog)" /> : null}
      </>
    ),
  };
};
