import type { Handbook } from '../../testing/handbook';
import { tabsTo } from '../../testing/keyboard-plays';
import { HydrationNotice, type HydrationNoticeProps } from './HydrationNotice';

/** The notice as it stands once the first script of the page has written into it; on the site it floats under the header. */
const saying = (words: HydrationNoticeProps, what: 'queued' | 'failed') => (
  <HydrationNotice
    {...words}
    className="static!"
    ref={(notice) => {
      if (!notice) return;
      notice.textContent = words[what];
      // Its id is the page's own, of which there is one.
      notice.removeAttribute('id');
    }}
  />
);

const words: HydrationNoticeProps = {
  queued: 'One moment: the page is waking up. Your press is kept.',
  again: 'The page is ready. Press again if you still want it.',
  failed: 'A part of this page did not arrive. Check the connection and reload.',
};

/** How HydrationNotice is used. */
export const handbook: Handbook = {
  whenToUse: [
    'Once in each page that the server has drawn before its script arrives.',
    'For the one moment in which a press would otherwise seem to do nothing; the first script of the page writes into it.',
  ],
  whenNotToUse: [
    'Once the page listens: take Toaster.',
    'For a message that stays: take Notice.',
    'For the greeting of a visit: take Splash.',
  ],
  dos: [
    {
      show: () => saying(words, 'queued'),
      why: 'It answers the press at once and says what becomes of it.',
    },
  ],
  donts: [
    {
      show: () =>
        saying({ ...words, failed: 'Hydration error. Please try again later.' }, 'failed'),
      why: 'It speaks of our machinery, and “later” is no advice: say what did not arrive and what to do.',
    },
  ],
  anatomy: [
    'A dark plate under the header (only while it says something)',
    'One of three sentences: kept, press again, did not load',
  ],
  content: [
    'For a press that is kept, say so.',
    'When what was pressed has changed meanwhile, ask for another press.',
    'When the script does not come, say what the visitor can do.',
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Goes to the page; the notice is no stop and lies in no pointer’s way.',
      verify: tabsTo('button', 'Start'),
    },
  ],
  screenReader:
    'A status: each sentence is read when it is written in, after what is being said. While it is empty, nothing.',
  related: ['Toaster', 'Notice', 'Splash'],
};
