import { Button } from '@iru/ui/button';
import { Notice } from '@iru/ui/notice';

import { reloadNeeded } from '../../platform/reload-needed';
import { useStore } from '../../platform/use-store';
import { lazyCopy } from '#words/parts/lazy/copy';

export interface LoadStatusProps {
  /** Which message to show; none when quiet. `reload` is shown once for the whole page, in place of each `failed`. */
  state: 'quiet' | 'loading' | 'failed' | 'reload';
  /** Called to retry, or to reload the page. */
  onRetry: () => void;
  /** Called to dismiss the message. */
  onLeave: () => void;
  /** Replaces the general messages. */
  copy?: { readonly loading: string; readonly unavailable: string };
}

/** A message over the page that something is loading or failed to load. */
export function LoadStatus({ state, onRetry, onLeave, copy = lazyCopy }: LoadStatusProps) {
  const needsReload = state === 'reload';
  const isExplained = useStore<number>(reloadNeeded) > 0;
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--floating-clearance)+var(--bar-height))] z-(--layer-toast) mx-auto max-w-form">
      <div role="status">
        {state === 'loading' ? (
          <Notice className="animate-fade-in bg-raised shadow-lift [animation-delay:300ms] [animation-fill-mode:both]">
            {copy.loading}
          </Notice>
        ) : null}
      </div>
      <div role="alert">
        {needsReload || (state === 'failed' && !isExplained) ? (
          <Notice
            variant={needsReload ? 'info' : 'danger'}
            className="pointer-events-auto shadow-lift"
            actions={
              <>
                <Button onClick={onRetry}>{needsReload ? lazyCopy.reload : lazyCopy.retry}</Button>
                <Button variant="ghost" onClick={onLeave}>
                  {lazyCopy.leave}
                </Button>
              </>
            }
          >
            {needsReload ? lazyCopy.reloadNeeded : copy.unavailable}
          </Notice>
        ) : null}
      </div>
    </div>
  );
}
