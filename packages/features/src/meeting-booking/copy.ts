import type { PageCopy } from '../shared/page/page-copy';

export const meetingBookingCopy = {
  title: 'Meeting Booking',
  description: 'Plan the stay around a first meeting in Rwanda.',
  heading: 'Book your meeting',
  intro:
    'Coming to Kigali to meet someone? Tell us when, where and how you would like to stay, and we prepare the request with you.',
} satisfies PageCopy;
