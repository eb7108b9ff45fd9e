import { useViewTransition } from '@iru/ui/hooks/use-view-transition';
import { type ReactElement, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';

import { mayFetchAhead } from '../../persistence/fetch-ahead';
import { useSession } from '../../persistence/use-session';
import { type CoinPackage, POPULAR } from '../../domain/coins';
import { PATHS } from '../../paths';
import { LoadStatus } from '../lazy/LoadStatus';
import { MAX_WAIT_MS, useLazyImport } from '../lazy/use-lazy-import';
import { purchaseCopy } from '#words/parts/purchase/copy';
import { useClickShield } from './use-click-shield';

const loadDialog = () => import('./ConnectedPurchase');

export type NearProps = Readonly<Record<'onPointerEnter' | 'onFocus', () => void>>;

export interface Purchase {
  /**
   * Opens the dialog; focus returns to the button that called it. If the dialog is loaded and motion is wanted, the
   * element `sum`, which shows the number of coins, animates into it. @default the Popular package
   */
  readonly open: (pack?: CoinPackage, sum?: Element | null) => void;
  /** Preloads the dialog on hover, touch or focus, where preloading is allowed. */
  readonly near: NearProps;
  readonly element: ReactElement;
}

/** Provides the purchase dialog, whose code loads when it is first opened; after a logout, the login page instead. */
export const usePurchase = (): Purchase => {
  const [pack, setPack] = useState<CoinPackage>();
  const [ahead, setAhead] = useState(false);
  const shield = useClickShield();
  const { hasLeft } = useSession();
  const navigate = useNavigate();
  const draw = useViewTransition();
  const dialog = useLazyImport(ahead || pack !== undefined, loadDialog, MAX_WAIT_MS);
  const { state, retry } = dialog;
  const prepare = () => {
    if (mayFetchAhead()) setAhead(true);
  };
  const open = (chosen = POPULAR, sum?: Element | null) => {
    if (hasLeft) {
      void navigate(PATHS.login);
      return;
    }
    const show = () => {
      setPack(chosen);
      retry();
    };
    if (sum && state === 'ready') draw(() => flushSync(show), 'moves-coins', sum);
    else show();
  };
  const close = () => {
    setPack(undefined);
    shield.raise();
  };
  return {
    open,
    near: { onPointerEnter: prepare, onFocus: prepare },
    element: (
      <>
        <LoadStatus
          state={pack && (state === 'loading' || state === 'failed') ? state : 'quiet'}
          onRetry={() => open(pack)}
          onLeave={() => setPack(undefined)}
          copy={purchaseCopy}
        />
        {pack && state === 'ready' ? (
          <dialog.value.ConnectedPurchase pack={pack} onClose={close} />
        ) : null}
        {shield.element}
      </>
    ),
  };
};
