import { type ReactElement, useEffect, useState } from 'react';

import { type CoinPackage, POPULAR } from '../../domain/coins';
import { useLoaded } from '../use-loaded';
import { purchaseCopy as copy } from './copy';

const loadDialog = () => import('./ConnectedPurchase');

/** A way to buy coins, for any page. */
export interface Purchase {
  /** Opens the dialog; focus returns to the button that called it. @default the Popular package */
  readonly open: (pack?: CoinPackage) => void;
  /** The dialog and its status line, to be placed where the line may be read. */
  readonly element: ReactElement;
}

/** Gives a page the purchase dialog, whose code loads when it is first opened. */
export const usePurchase = (): Purchase => {
  const [pack, setPack] = useState<CoinPackage>();
  const dialog = useLoaded(pack !== undefined, loadDialog);
  const { state } = dialog;
  useEffect(() => {
    // The next press is a new wish, which asks for the code again.
    if (state === 'failed') setPack(undefined);
  }, [state]);
  return {
    open: (chosen = POPULAR) => setPack(chosen),
    element: (
      <>
        <p role="status" className="text-ink-soft not-empty:mt-4">
          {state === 'loading' ? copy.loading : null}
          {state === 'failed' ? copy.unavailable : null}
        </p>
        {pack && state === 'ready' ? (
          <dialog.value.ConnectedPurchase pack={pack} onClose={() => setPack(undefined)} />
        ) : null}
      </>
    ),
  };
};
