import { type ReactPortal, useState } from 'react';
import { createPortal } from 'react-dom';

import { LoadStatus } from './LoadStatus';
import { MAX_WAIT_MS, useLazyImport } from './use-lazy-import';

export interface LazyDialog<T> {
  /** Also retries a failed import. */
  readonly open: () => void;
  readonly close: () => void;
  /** Only while the dialog is open. */
  readonly code: T | undefined;
  /** A message while it loads or after a failure; render it anywhere. */
  readonly statusElement: ReactPortal | null;
}

/** Imports a dialog when it's first opened; `load` must be a constant. After a failure or timeout it opens only on another request. */
export const useLazyDialog = <T extends object>(load: () => Promise<T>): LazyDialog<T> => {
  const [isOpen, setIsOpen] = useState(false);
  const loaded = useLazyImport(isOpen, load, MAX_WAIT_MS);
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
    statusElement: isMissing
      ? createPortal(
          <LoadStatus
            state={loaded.state === 'failed' ? 'failed' : 'loading'}
            onRetry={open}
            onLeave={close}
          />,
          document.body,
        )
      : null,
  };
};
