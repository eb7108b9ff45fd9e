import { Button } from '@iru/ui/button';
import { EmptyState, type EmptyStateProps } from '@iru/ui/empty-state';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';

import { PATHS } from '../../paths';
import { everybodyHiddenCopy as copy } from './copy';

export interface EverybodyHiddenProps extends Pick<EmptyStateProps, 'headingLevel' | 'className'> {
  /** The words of the heading, which take the focus once the last person is gone. */
  titleRef?: Ref<HTMLElement>;
}

/** What stands where the visitor has hidden everybody: why nobody is there, and the way to the list of hidden people. */
export function EverybodyHidden({ titleRef, ...rest }: EverybodyHiddenProps) {
  return (
    <EmptyState
      {...rest}
      title={
        <span ref={titleRef} tabIndex={-1}>
          {copy.title}
        </span>
      }
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
