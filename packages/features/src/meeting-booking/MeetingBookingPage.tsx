import { IntroPage } from '../shared/page/IntroPage';
import { meetingBookingCopy } from './copy';

/** Plan the stay around a first meeting in Rwanda. */
export function MeetingBookingPage() {
  return <IntroPage copy={meetingBookingCopy} />;
}
