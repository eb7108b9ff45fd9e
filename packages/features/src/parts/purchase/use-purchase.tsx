import { useViewTransition } from '@iru/ui/hooks/use-view-transition';
import { type ReactElement, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import { mayFetchAhead } from '../../device/fetch-ahead';
import { type CoinPackage, POPULAR } from '../../domain/coins';
import { systemClock } from '../../platform/clock';
import { useLoaded } from '../late/use-loaded';
import { PurchaseNews } from './PurchaseNews';

const loadDialog = () => import('./ConnectedPurchase');

/** A way to buy coins, for any page. */
export interface Purchase {
  /**
   * Opens the dialog; focus returns to the button that called it. The picture of `sum`, the number of coins that was shown, goes
   * along where the dialog is at hand and motion is wanted. @default the Popular package
   */
  readonly open: (pack?: CoinPackage, sum?: HTMLElement | null) => void;
  /** Fetches the dialog ahead, where the link and the visitor allow it. */
  readonly prepare: () => void;
  /** The dialog and what is said while it loads, over the page. */
  readonly element: ReactElement;
}

/** How long presses are kept away after the dialog has gone, in milliseconds: that of a slow double click. */
const SHIELD_MS = 500;

/** Gives a page the purchase dialog, whose code loads when it is first opened. */
export const usePurchase = (): Purchase => {
  const [pack, setPack] = useState<CoinPackage>();
  const [ahead, setAhead] = useState(false);
  const [shielded, setShielded] = useState(false);
  const draw = useViewTransition();
  const dialog = useLoaded(ahead || pack !== undefined, loadDialog);
  const { state, retry } = dialog;
  useEffect(() => (shielded ? systemClock.later(SHIELD_MS, () => setShielded(false)) : undefined), [shielded]);
  const prepare = useCallback(() => {
    if (mayFetchAhead()) setAhead(true);
  }, []);
  const open = (chosen = POPULAR, sum?: HTMLElement | null) => {
    const show = () => {
      setPack(chosen);
      retry();
    };
    if (sum && state === 'ready') draw(() => flushSync(show), sum, 'coins');
    else show();
  };
  const close = () => {
    setPack(undefined);
    setShielded(true);
  };
  return {
    open,
    prepare,
    element: (
      <>
        <PurchaseNews
          loading={pack !== undefined && state === 'loading'}
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
