import { useState } from 'react';

import { type Shared, shareNatively } from '../../platform/share';

export interface ShareSheet {
  readonly pending: boolean;
  /** Whether the last attempt failed, so that the visitor has to copy; closing the sheet isn't a failure. */
  readonly refused: boolean;
  readonly share: (shared: Shared) => Promise<void>;
}

/** Opens the device's share sheet and tracks the result. */
export const useShare = (): ShareSheet => {
  const [state, setState] = useState<'idle' | 'pending' | 'refused'>('idle');
  const share = async (shared: Shared) => {
    setState('pending');
    const outcome = await shareNatively(shared);
    setState(outcome === 'refused' || outcome === 'unavailable' ? 'refused' : 'idle');
  };
  return { pending: state === 'pending', refused: state === 'refused', share };
};
