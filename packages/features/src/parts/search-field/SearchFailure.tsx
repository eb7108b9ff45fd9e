import { Button } from '@iru/ui/button';
import { Notice, type NoticeProps } from '@iru/ui/notice';

import { proseCopy as copy } from '../prose/copy';

export interface SearchFailureProps extends Pick<NoticeProps, 'className' | 'children'> {
  /** Called to ask once more for what is searched. */
  onRetry: () => void;
}

/** Says under a search that what it reads did not arrive; its button asks again. */
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
