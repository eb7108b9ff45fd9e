import { clsx } from 'clsx';
import {
  type ComponentPropsWithRef,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';

export interface AccordionPanelProps extends ComponentPropsWithRef<'div'> {
  'data-state'?: 'open' | 'closed';
  /** Called when the browser's search finds a text in it while it's closed. */
  onFound: () => void;
}

/**
 * An answer, in the page while it's closed, too. React renders `hidden` as a boolean, so `until-found` is set after
 * hydration; before it and without scripts, classes do. Drops the inline style Radix passes, which the content policy blocks.
 */
export function AccordionPanel({
  'data-state': state,
  onFound,
  hidden: _hidden,
  style: _style,
  children,
  ...rest
}: AccordionPanelProps) {
  const content = useRef<HTMLDivElement>(null);
  const isClosed = state === 'closed';
  useLayoutEffect(() => {
    const panel = content.current?.parentElement;
    if (isClosed) panel?.setAttribute('hidden', 'until-found');
    else panel?.removeAttribute('hidden');
  }, [isClosed]);
  const handleFound = useEffectEvent(onFound);
  useEffect(() => {
    const panel = content.current?.parentElement;
    const found = () => handleFound();
    panel?.addEventListener('beforematch', found);
    return () => panel?.removeEventListener('beforematch', found);
  }, []);
  return (
    <div
      {...rest}
      data-state={state}
      className={clsx(
        isClosed && 'not-[[hidden]]:hidden print:block! noscript:block!',
        isClosed && 'print:[content-visibility:visible]',
      )}
    >
      {/* Padding on the panel itself would take room while it waits to be found. */}
      <div
        ref={content}
        className={clsx(
          'max-w-prose pe-12 pb-6 wrap-anywhere text-ink-soft',
          !isClosed && 'animate-fade-in',
        )}
      >
        {children}
      </div>
    </div>
  );
}
