import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';

import { LoadNews } from './LoadNews';
import { MAX_WAIT_MS, useLoaded } from './use-loaded';

/** A dialog whose code loads when it is first opened. */
export interface LazyDialog<T> {
  /** Opens it, and loads again what failed before. */
  readonly open: () => void;
  readonly close: () => void;
  /** The loaded code, only while the dialog is open. */
  readonly code: T | undefined;
  /** What the visitor is told while it loads or when that failed; to be placed anywhere. */
  readonly news: ReactNode;
}

/** Loads a dialog on demand; the loader must be a constant. What takes too long or fails is told, and opens only when asked for again. */
export const useLazyDialog = <T extends object>(load: () => Promise<T>): LazyDialog<T> => {
  const [isOpen, setIsOpen] = useState(false);
  const loaded = useLoaded(isOpen, load, MAX_WAIT_MS);
  const close = () => setIsOpen(false);
  const open = () => {
    setIsOpen(true);
    loaded.retry();
  };
  const isMissing = isOpen && loaded.state !== 'ready';
  return {
    open,
    close,
    code: isOpen ? loaded.value : undefined,
    news: isMissing
      ? createPortal(
          <LoadNews
            state={loaded.state === 'failed' ? 'failed' : 'loading'}
            onRetry={open}
            onLeave={close}
          />,
          document.body,
        )
      : null,
  };
};
