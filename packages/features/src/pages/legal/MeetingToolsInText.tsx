import { Button } from '@iru/ui/button';
import { lazy } from 'react';
import { Link } from 'react-router-dom';

import { PATHS } from '../../paths';
import { legalCopy as copy } from './copy';

/** The tools stand within a text, whose look of lists and links is not theirs. */
const asOutsideProse = [
  'mt-6! [&_:is(ul,ol)]:list-none! [&_:is(ul,ol)]:ps-0! [&_li]:ps-0! [&_li+li]:mt-0! [&_dd+dt]:mt-0!',
  '[&_h3]:mt-0! [&_h4]:text-body!',
];

function WayToTools() {
  return (
    <p data-print="hide">
      <Button asChild variant="secondary" className="no-underline!">
        <Link to={PATHS.meetingGuide}>{copy.meetingTools}</Link>
      </Button>
    </p>
  );
}

/** Loads with the document that names it; if the import fails, a link to the page with the same tools replaces it. */
const MeetingTools = lazy(() =>
  import('./MeetingTools').then(
    (module) => ({ default: module.MeetingTools }),
    () => ({ default: WayToTools }),
  ),
);

/** What the Meeting Guide holds besides its text: the checklist, the hotels and the summary (LEGAL-1). */
export function MeetingToolsInText() {
  return (
    <div data-slot="meeting-tools" className={asOutsideProse.join(' ')}>
      <MeetingTools />
    </div>
  );
}
