import { Button } from '@iru/ui/button';
import { Notice } from '@iru/ui/notice';

import { lazyCopy } from './copy';

export interface LoadStatusProps {
  /** Which message to show; none when quiet. */
  state: 'quiet' | 'loading' | 'failed';
  /** Called to retry. */
  onRetry: () => void;
  /** Called to dismiss the message. */
  onLeave: () => void;
  /** Replaces the general messages. */
  copy?: { readonly loading: string; readonly unavailable: string };
}

/** A message over the page that something is loading or failed to load. */
export function LoadStatus({ state, onRetry, onLeave, copy = lazyCopy }: LoadStatusProps) {
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
                <Button onClick={onRetry}>{lazyCopy.retry}</Button>
                <Button variant="ghost" onClick={onLeave}>
                  {lazyCopy.leave}
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
