import { useState } from 'react';

import { LoadStatus } from '../parts/lazy/LoadStatus';
import { newVersion } from '../platform/new-version';
import { reloadPage } from '../platform/reload';
import { useStore } from '../platform/use-store';

/** Offers to reload when something couldn't be loaded because a new version is out; again with each further attempt. */
export function NewVersionStatus() {
  const failures = useStore<number>(newVersion);
  const [dismissed, setDismissed] = useState(0);
  return failures > dismissed ? (
    <LoadStatus state="replaced" onRetry={reloadPage} onLeave={() => setDismissed(failures)} />
  ) : null;
}
