import { useState } from 'react';

import { LoadStatus } from '../parts/lazy/LoadStatus';
import { reloadNeeded } from '../platform/reload-needed';
import { reloadPage } from '../platform/reload';
import { useStore } from '../platform/use-store';

/** Offers to reload when something couldn't be loaded that only a reload brings; again with each further attempt. */
export function ReloadStatus() {
  const failures = useStore<number>(reloadNeeded);
  const [dismissed, setDismissed] = useState(0);
  return failures > dismissed ? (
    <LoadStatus state="replaced" onRetry={reloadPage} onLeave={() => setDismissed(failures)} />
  ) : null;
}
