import type { MemberPath } from '../../paths';
import type { PageTitleProps } from '../page/PageTitle';
import { FirstUse } from './FirstUse';

export interface MemberTitleProps extends PageTitleProps {
  /** The page to introduce. */
  page: MemberPath;
}

/** The heading and intro of a member page, with its introduction (FIRST-1). */
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
