import { ToggleButton } from '@iru/ui/toggle-button';

import { setDataMode } from '../../persistence/data-mode';
import { useDataMode } from '../../persistence/use-data-mode';
import { dataModeCopy as copy } from '#words/parts/data-mode/copy';

export interface DataModeToggleProps {
  /** Extra classes for the root element. */
  className?: string;
}

/** Toggles low-data mode where there is space for a single button. */
export function DataModeToggle({ className }: DataModeToggleProps) {
  const { mode } = useDataMode();
  const isLow = mode === 'low';
  return (
    <ToggleButton
      pressed={isLow}
      className={className}
      onClick={() => setDataMode(isLow ? 'full' : 'low')}
    >
      {copy.label}
    </ToggleButton>
  );
}
