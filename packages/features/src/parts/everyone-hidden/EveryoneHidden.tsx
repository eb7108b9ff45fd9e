import { Button } from '@iru/ui/button';
import { EmptyState, type EmptyStateProps } from '@iru/ui/empty-state';
import { Link } from 'react-router-dom';

import { PATHS } from '../../paths';
import { everyoneHiddenCopy as copy } from '#words/parts/everyone-hidden/copy';

export interface EveryoneHiddenProps extends Pick<
  EmptyStateProps,
  'headingLevel' | 'className' | 'titleRef'
> {
  /** How many people are saved for later. @default 0 */
  later?: number;
}

/** The empty state when the visitor has hidden or saved everyone for later, with a link to that list. */
export function EveryoneHidden({ later = 0, ...props }: EveryoneHiddenProps) {
  const texts = later > 0 ? copy.later : copy.hidden;
  return (
    <EmptyState
      {...props}
      title={texts.title}
      action={
        <Button asChild variant="secondary">
          <Link to={later > 0 ? `${PATHS.swipe}#later` : PATHS.settings}>{texts.action}</Link>
        </Button>
      }
    >
      {texts.text}
    </EmptyState>
  );
}
