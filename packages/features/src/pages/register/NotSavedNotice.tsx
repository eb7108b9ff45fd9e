import { TextLink } from '@iru/ui/text-link';
import { Notice } from '@iru/ui/notice';
import { Link } from 'react-router-dom';

import { registerCopy as copy } from '#words/pages/register/registration-copy';

export interface NotSavedNoticeProps {
  /** The path of the step with the fields; undefined on that step. */
  to?: string | undefined;
}

/** Tells after a reload which fields need to be entered again, and links to them. */
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
