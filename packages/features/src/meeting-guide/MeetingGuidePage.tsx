import { IntroPage } from '../shared/page/IntroPage';
import { meetingGuideCopy } from './copy';

/** A checklist, safe places and emergency numbers for a first meeting. */
export function MeetingGuidePage() {
  return <IntroPage copy={meetingGuideCopy} />;
}
