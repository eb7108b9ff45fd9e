import type { Handbook } from '../../testing/handbook';
import { HydrationNotice, type HydrationNoticeProps } from './HydrationNotice';

/** The notice as it looks once the page's first script has written to it; on the site it floats below the header. */
const noticeWith = (messages: HydrationNoticeProps, message: 'queued' | 'failed') => (
  <HydrationNotice
    {...messages}
    className="static!"
    ref={(notice) => {
      if (!notice) return;
      notice.textContent = messages[message];
      // The id belongs to the page's own notice and must stay unique.
      notice.removeAttribute('id');
    }}
  />
);

const messages: HydrationNoticeProps = {
  queued: 'Still loading. We’ll do that as soon as the page is ready.',
  again: 'The page is ready. Please try that again.',
  failed: 'Part of this page didn’t load. Check your connection and reload.',
};

export const handbook: Handbook = {
  whenToUse: [
    'Once on each server-rendered page whose script loads later.',
    'For the moment when a click would otherwise seem to do nothing. The page’s first script writes to it.',
  ],
  whenNotToUse: [
    'Once the page has hydrated, use Toaster.',
    'For a message that stays, use Notice.',
    'To welcome people at the start of a visit, use Splash.',
  ],
  dos: [
    {
      show: () => noticeWith(messages, 'queued'),
      why: 'It responds to the click immediately and says what will happen.',
    },
  ],
  donts: [
    {
      show: () =>
        noticeWith({ ...messages, failed: 'Hydration error. Please try again later.' }, 'failed'),
      why: 'It talks about our code, and “later” doesn’t help. Say what didn’t load and what to do.',
    },
  ],
  anatomy: [
    'Dark bar below the header (only while it has a message)',
    'One of three messages: queued, try again, failed to load',
  ],
  content: [
    'When a click is queued, say so.',
    'If the target has changed in the meantime, ask people to try again.',
    'If the script doesn’t load, say what people can do.',
  ],
  keys: [],
  noKeys: 'The notice isn’t focusable; Tab moves on to the page.',
  screenReader:
    'As a status, each message when it appears, after current speech. Nothing while it’s empty.',
  related: ['Toaster', 'Notice', 'Splash'],
};
