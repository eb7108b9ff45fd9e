import { Button } from '@iru/ui/button';

import { setDataMode } from '../../persistence/data-mode';
import { dataModeCopy } from '#words/parts/data-mode/copy';

const copy = dataModeCopy.offer;

/** Offers low-data mode once, below the page's content so that it covers no control; either answer is saved. */
export function DataModeOffer() {
  return (
    <aside aria-label={copy.label} data-print="hide" className="page-width py-6">
      <p className="max-w-prose">{copy.text}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={() => setDataMode('low')}>{copy.accept}</Button>
        <Button variant="ghost" onClick={() => setDataMode('full')}>
          {copy.decline}
        </Button>
      </div>
    </aside>
  );
}
