import { Button } from '@iru/ui/button';
import { EmptyState, type EmptyStateProps } from '@iru/ui/empty-state';
import { Link } from 'react-router-dom';

import { PATHS } from '../../paths';
import { everybodyHiddenCopy as copy } from './copy';

export type EverybodyHiddenProps = Pick<EmptyStateProps, 'headingLevel' | 'className' | 'titleRef'>;

/** What stands where the visitor has hidden everybody: why nobody is there, and the way to the list of hidden people. */
export function EverybodyHidden(props: EverybodyHiddenProps) {
  return (
    <EmptyState
      {...props}
      title={copy.title}
      action={
        <Button asChild variant="secondary">
          <Link to={PATHS.settings}>{copy.settings}</Link>
        </Button>
      }
    >
      {copy.text}
    </EmptyState>
  );
}
