import { Button } from '@iru/ui/button';

import { longListCopy as copy } from './copy';
import { STEP } from './use-show-more';

export interface ShowMoreProps {
  /** The number of hidden entries; no button is rendered for 0. */
  remaining: number;
  /** Called to show more. */
  onMore: () => void;
  className?: string;
}

/** The button that shows more entries of a long list. */
export function ShowMore({ remaining, onMore, className }: ShowMoreProps) {
  if (remaining === 0) return null;
  return (
    <Button variant="secondary" className={className} onClick={onMore}>
      {copy.more(Math.min(STEP, remaining), remaining)}
    </Button>
  );
}
