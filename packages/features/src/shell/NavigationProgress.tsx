import { useNavigation } from 'react-router-dom';

import { shellCopy as copy } from '#words/shell/copy';

/** A progress bar at the top of the window while the next page loads. */
export function NavigationProgress() {
  const busy = useNavigation().state !== 'idle';
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-(--layer-toast)">
      {busy ? (
        <>
          <span className="sr-only">{copy.loading}</span>
          <span aria-hidden="true" className="block h-1 navigation-progress bg-coin-fill" />
        </>
      ) : null}
    </div>
  );
}
