import { useState } from 'react';

import { LoadStatus } from '../parts/lazy/LoadStatus';
import { reloadNeeded } from '../platform/reload-needed';
import { reloadPage } from '../platform/reload';
import { useStore } from '../platform/use-store';

/** Offers to reload the page when only that can load what failed to load; again with each further attempt. */
export function ReloadStatus() {
  const failures = useStore<number>(reloadNeeded);
  const [dismissed, setDismissed] = useState(0);
  return failures > dismissed ? (
    <LoadStatus state="reload" onRetry={reloadPage} onLeave={() => setDismissed(failures)} />
  ) : null;
}
