import { Button } from '@iru/ui/button';
import { Notice } from '@iru/ui/notice';

import { lateCopy } from './copy';

export interface LoadNewsProps {
  /** What is told; nothing when quiet. */
  state: 'quiet' | 'loading' | 'failed';
  /** Called to load again what failed. */
  onRetry: () => void;
  /** Called when the visitor no longer wants it. */
  onLeave: () => void;
  /** What is told instead of the general words. */
  copy?: { readonly loading: string; readonly unavailable: string };
}

/** Tells over the page, wherever the visitor is on it, that what they asked for is loading or could not be loaded. */
export function LoadNews({ state, onRetry, onLeave, copy = lateCopy }: LoadNewsProps) {
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
        {state === 'failed' ? (
          <Notice
            variant="danger"
            className="pointer-events-auto shadow-lift"
            actions={
              <>
                <Button onClick={onRetry}>{lateCopy.retry}</Button>
                <Button variant="ghost" onClick={onLeave}>
                  {lateCopy.leave}
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
