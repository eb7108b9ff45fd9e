import { Button } from '@iru/ui/button';
import { Notice } from '@iru/ui/notice';

import type { CoinPackage } from '../../domain/coins';
import { purchaseCopy as copy } from './copy';

export interface PurchaseNewsProps {
  /** Whether the dialog is on its way. */
  loading: boolean;
  /** The package whose dialog did not arrive. */
  missed: CoinPackage | undefined;
  /** Told the package whose dialog is asked for again. */
  onRetry: (pack: CoinPackage) => void;
  /** Called when the visitor lets it be. */
  onLeave: () => void;
}

/** Says over the page, wherever the visitor is on it, that the dialog is on its way or did not arrive. */
export function PurchaseNews({ loading, missed, onRetry, onLeave }: PurchaseNewsProps) {
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--floating-clearance)+var(--bar-height))] z-(--layer-toast) mx-auto max-w-form">
      <div role="status">
        {loading ? (
          <Notice className="animate-fade-in bg-raised shadow-lift [animation-delay:300ms] [animation-fill-mode:both]">
            {copy.loading}
          </Notice>
        ) : null}
      </div>
      <div role="alert">
        {missed ? (
          <Notice
            variant="danger"
            className="pointer-events-auto shadow-lift"
            actions={
              <>
                <Button onClick={() => onRetry(missed)}>{copy.retry}</Button>
                <Button variant="ghost" onClick={onLeave}>
                  {copy.leave}
                </Button>
              </>
            }
          >
            {copy.unavailable}
          </Notice>
        ) : null}
      </div>
    </div>
  );
}
