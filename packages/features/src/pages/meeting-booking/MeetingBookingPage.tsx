import { TextLink } from '@iru/ui/text-link';
import { Link } from 'react-router-dom';

import { PageHead } from '../../parts/page/PageHead';
import { PATHS } from '../../paths';
import { BookingForm } from './BookingForm';
import { meetingBookingCopy as copy } from '#words/pages/meeting-booking/copy';
import { SidePanel } from './SidePanel';

/** The Meeting Booking page: one request with dates, hotel, first meeting place and travel plans (BOOK-1). */
export function MeetingBookingPage() {
  return (
    <div className="page-width pt-6 pb-(--section-space) md:pt-12">
      <PageHead title={copy.title} description={copy.description} />
      <header className="mb-10 max-w-prose md:mb-14">
        <h1 className="text-display">{copy.heading}</h1>
        <p className="mt-5 text-lead text-ink-soft">{copy.intro}</p>
        <TextLink asChild className="mt-2 inline-flex min-h-11 items-center">
          <Link to={PATHS.meetingGuide}>{copy.guide}</Link>
        </TextLink>
      </header>
      <div className="grid items-start gap-16 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <BookingForm />
        <SidePanel />
      </div>
    </div>
  );
}
