import { Button } from '@iru/ui/button';

import { setDataMode } from '../../device/data-mode';
import { dataModeCopy } from './copy';

const copy = dataModeCopy.offer;

/** Offers the low-data mode once, over the foot of the page so that nothing moves; either answer is kept. */
export function DataModeOffer() {
  return (
    <aside
      aria-label={copy.label}
      data-print="hide"
      data-floating
      className="fixed start-4 end-20 bottom-[calc(1rem+var(--bar-height))] z-(--layer-floating) max-w-card rounded-lg border border-line bg-raised p-4 text-ink shadow-lift sm:start-6 sm:end-auto sm:bottom-[calc(1.5rem+var(--bar-height))]"
    >
      <p className="text-small">{copy.text}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={() => setDataMode('low')}>{copy.accept}</Button>
        <Button variant="ghost" onClick={() => setDataMode('full')}>
          {copy.decline}
        </Button>
      </div>
    </aside>
  );
}
