import { Skeleton } from '@iru/ui/skeleton';
import { clsx } from 'clsx';

import { deckHeightClass } from './Deck';
import { DeckControls } from './DeckControls';

const ignore = () => {};

/** A placeholder until the saved data is read, which decides who is on top and who must not be shown. */
export function DeckSkeleton() {
  return (
    <div className="mx-auto grid w-full max-w-96 gap-4">
      <div className="grid gap-4">
        <div className={clsx('grid', deckHeightClass)}>
          <Skeleton variant="picture" className="aspect-auto! h-full rounded-lg!" />
        </div>
        <DeckControls open={false} canUndo={false} onDecide={ignore} onUndo={ignore} />
      </div>
      <div className="min-h-[2lh] text-small" />
    </div>
  );
}
