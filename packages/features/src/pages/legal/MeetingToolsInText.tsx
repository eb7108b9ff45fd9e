import { Button } from '@iru/ui/button';
import { lazy } from 'react';
import { Link } from 'react-router-dom';

import { UNTRANSLATED } from '../../content/untranslated';
import { LANGUAGE } from '../../domain/language';
import { PATHS } from '../../paths';
import { legalCopy as copy } from '#words/pages/legal/copy';

const resetProseClasses = [
  'mt-6! [&_:is(ul,ol)]:list-none! [&_:is(ul,ol)]:ps-0! [&_li]:ps-0! [&_li+li]:mt-0! [&_dd+dt]:mt-0!',
  '[&_h3]:mt-0! [&_h4]:text-body!',
];

function ToolsLink() {
  return (
    <p data-print="hide">
      <Button asChild variant="secondary" className="no-underline!">
        <Link to={PATHS.meetingGuide}>{copy.meetingTools}</Link>
      </Button>
    </p>
  );
}

/** Loads with the document. If the import fails, a link to the page with the same tools replaces it. */
const MeetingTools = lazy(() =>
  import('./MeetingTools').then(
    (module) => ({ default: module.MeetingTools }),
    () => ({ default: ToolsLink }),
  ),
);

/** The interactive tools in the Meeting Guide document: checklist, hotels and summary (LEGAL-1). */
export function MeetingToolsInText() {
  return (
    <div
      lang={UNTRANSLATED && LANGUAGE}
      data-slot="meeting-tools"
      className={resetProseClasses.join(' ')}
    >
      <MeetingTools />
    </div>
  );
}
