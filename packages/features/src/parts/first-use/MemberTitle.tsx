import type { MemberPath } from '../../paths';
import type { PageTitleProps } from '../page/PageTitle';
import { FirstUse } from './FirstUse';

export interface MemberTitleProps extends PageTitleProps {
  /** The page that is introduced. */
  page: MemberPath;
}

/** The heading of a member's page and its first sentence, as a page title has them, with what the page is for (FIRST-1). */
export function MemberTitle({ page, heading, intro, headingRef }: MemberTitleProps) {
  return (
    <FirstUse
      page={page}
      heading={
        <h1 ref={headingRef} tabIndex={headingRef ? -1 : undefined} className="text-display">
          {heading}
        </h1>
      }
    >
      <p className="mt-5 max-w-prose text-lead text-ink-soft">{intro}</p>
    </FirstUse>
  );
}
