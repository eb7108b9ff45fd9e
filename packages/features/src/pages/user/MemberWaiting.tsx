import { Skeleton } from '@iru/ui/skeleton';

import { FirstUse } from '../../parts/first-use/FirstUse';
import { StoredThreads } from '../../parts/stored-threads/StoredThreads';
import { PATHS } from '../../paths';
import { userCopy as copy } from '#words/pages/user/copy';

/** The skeleton of a member's page, in the prerendered markup only, so that the first paint has its heading. */
export function MemberWaiting() {
  return (
    <div
      data-visitor="logged-in"
      className="page-width min-h-dvh pt-6 pb-(--section-space) md:pt-12"
    >
      <p className="text-small font-semibold tracking-wide text-primary uppercase">
        {copy.eyebrow}
      </p>
      <FirstUse
        page={PATHS.user}
        heading={<h1 className="mt-1 text-display">{copy.demoGreeting}</h1>}
      >
        <p className="mt-2 max-w-prose text-lead text-ink-soft">{copy.waiting}</p>
      </FirstUse>
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_22rem]">
        <div>
          <StoredThreads />
        </div>
        <Skeleton variant="card" />
      </div>
    </div>
  );
}
