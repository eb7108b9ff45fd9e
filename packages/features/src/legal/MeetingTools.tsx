import { Button } from '@iru/ui/button';
import { Link } from 'react-router-dom';

import { PATHS } from '../paths';
import { legalCopy as copy } from './copy';

/** What the Meeting Guide holds besides its text: the way to the page with the checklist and the hotels. */
export function MeetingTools() {
  return (
    <p data-print="hide">
      <Button asChild variant="secondary" className="no-underline!">
        <Link to={PATHS.meetingGuide}>{copy.meetingTools}</Link>
      </Button>
    </p>
  );
}
