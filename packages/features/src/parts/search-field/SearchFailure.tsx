import { Button } from '@iru/ui/button';
import { Notice, type NoticeProps } from '@iru/ui/notice';
import type { ReactNode } from 'react';

import { proseCopy as copy } from '#words/parts/prose/copy';

export interface SearchFailureProps extends Pick<NoticeProps, 'className'> {
  /** What couldn’t be searched, and why. */
  children: ReactNode;
  /** Called to load the searched texts again. */
  onRetry: () => void;
}

/** Shown under a search whose texts didn't load, with a retry button. */
export function SearchFailure({ onRetry, className, children }: SearchFailureProps) {
  return (
    <Notice
      role="alert"
      variant="danger"
      className={className}
      actions={
        <Button variant="secondary" onClick={onRetry}>
          {copy.retry}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
