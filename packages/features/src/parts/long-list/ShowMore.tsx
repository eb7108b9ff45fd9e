import { Button } from '@iru/ui/button';

import { longListCopy as copy } from './copy';
import { STEP } from './use-show-more';

export interface ShowMoreProps {
  /** How many entries are not shown; for none there is no button. */
  remaining: number;
  /** Called to show more. */
  onMore: () => void;
  className?: string;
}

/** The way to the next entries of a long list. */
export function ShowMore({ remaining, onMore, className }: ShowMoreProps) {
  if (remaining === 0) return null;
  return (
    <Button variant="secondary" className={className} onClick={onMore}>
      {copy.more(Math.min(STEP, remaining), remaining)}
    </Button>
  );
}
