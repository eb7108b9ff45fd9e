import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { Switch } from '@iru/ui/switch';
import { useState } from 'react';

import { setDataMode } from '../../persistence/data-mode';
import { useDataMode } from '../../persistence/use-data-mode';
import { visitCost } from '../../platform/visit-cost';
import { dataModeCopy as copy } from '#words/parts/data-mode/copy';

export interface DataModeProps {
  /** Extra classes for the root element. */
  className?: string;
}

/** The switch for low-data mode, with the cost of a visit in either mode (DATA-1). */
export function DataMode({ className }: DataModeProps) {
  const { mode, isAskedFor } = useDataMode();
  const [failed, setFailed] = useState(false);
  // The cost is in a meta tag of every prerendered page.
  const cost = useHydrated() ? visitCost() : undefined;
  return (
    <section aria-labelledby="data-mode" className={className}>
      <h2 id="data-mode" className="text-heading">
        {copy.heading}
      </h2>
      <Switch
        fieldClassName="mt-4"
        label={copy.label}
        hint={copy.hint}
        checked={mode === 'low'}
        onCheckedChange={(on) => setFailed(setDataMode(on ? 'low' : 'full') !== 'saved')}
      />
      {/* Reserves space, so that nothing shifts when the figures appear. */}
      <p className="mt-3 min-h-16 text-small text-ink-soft">
        {cost ? copy.cost(cost.full, cost.low) : null}
      </p>
      {isAskedFor ? <p className="mt-3 text-small text-ink-soft">{copy.asked}</p> : null}
      <p role="status" className="not-empty:mt-3">
        {failed ? copy.failed : ''}
      </p>
    </section>
  );
}
