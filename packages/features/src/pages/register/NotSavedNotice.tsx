import { TextLink } from '@iru/ui/text-link';
import { Notice } from '@iru/ui/notice';
import { Link } from 'react-router-dom';

import { registerCopy as copy } from './registration-copy';

export interface NotSavedNoticeProps {
  /** Where the fields stand; none on their own step. */
  to?: string | undefined;
}

/** Tells after a reload what was not kept, and leads to where it is asked for. */
export function NotSavedNotice({ to }: NotSavedNoticeProps) {
  return (
    <Notice
      variant="warning"
      actions={
        to === undefined ? undefined : (
          <TextLink asChild variant="nav" className="-mx-2 text-primary underline">
            <Link to={to}>{copy.answers.passwordAction}</Link>
          </TextLink>
        )
      }
    >
      {copy.notSaved}
    </Notice>
  );
}
