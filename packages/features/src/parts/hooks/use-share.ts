import { useState } from 'react';

import { type Shared, shareNatively } from '../../platform/share';

/** The share sheet of the device, as a button needs it. */
export interface ShareSheet {
  /** Whether the sheet is open. */
  readonly pending: boolean;
  /** Whether the last try came to nothing, so that the visitor has to copy; closing the sheet is no failure. */
  readonly refused: boolean;
  /** Opens the sheet. */
  readonly share: (shared: Shared) => Promise<void>;
}

/** Opens the share sheet of the device and keeps what became of it. */
export const useShare = (): ShareSheet => {
  const [state, setState] = useState<'idle' | 'pending' | 'refused'>('idle');
  const share = async (shared: Shared) => {
    setState('pending');
    const outcome = await shareNatively(shared);
    setState(outcome === 'refused' || outcome === 'unavailable' ? 'refused' : 'idle');
  };
  return { pending: state === 'pending', refused: state === 'refused', share };
};
