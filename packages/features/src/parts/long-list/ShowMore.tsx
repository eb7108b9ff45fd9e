import { Button } from '@iru/ui/button';

import { longListCopy as copy } from '#words/parts/long-list/copy';
import { STEP } from './use-show-more';

export interface ShowMoreProps {
  /** No button is rendered for 0. */
  remaining: number;
  onMore: () => void;
  className?: string;
}

export function ShowMore({ remaining, onMore, className }: ShowMoreProps) {
  if (remaining === 0) return null;
  return (
    <Button variant="secondary" className={className} onClick={onMore}>
      {copy.more(Math.min(STEP, remaining), remaining)}
    </Button>
  );
}
