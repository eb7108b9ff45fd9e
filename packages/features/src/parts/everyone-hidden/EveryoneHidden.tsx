import { Button } from '@iru/ui/button';
import { EmptyState, type EmptyStateProps } from '@iru/ui/empty-state';
import { Link } from 'react-router-dom';

import { PATHS } from '../../paths';
import { everyoneHiddenCopy as copy } from './copy';

export interface EveryoneHiddenProps extends Pick<
  EmptyStateProps,
  'headingLevel' | 'className' | 'titleRef'
> {
  /** How many of them are put aside for later. @default 0 */
  later?: number;
}

/** What stands where the visitor has hidden or put aside everybody: why nobody is there, and the way to the list of them. */
export function EveryoneHidden({ later = 0, ...props }: EveryoneHiddenProps) {
  const words = later > 0 ? copy.later : copy.hidden;
  return (
    <EmptyState
      {...props}
      title={words.title}
      action={
        <Button asChild variant="secondary">
          <Link to={later > 0 ? `${PATHS.swipe}#later` : PATHS.settings}>{words.action}</Link>
        </Button>
      }
    >
      {words.text}
    </EmptyState>
  );
}
