import type { PageCopy } from '../../parts/page/page-copy';
import { statusTagCopy } from '../../parts/status-tag/copy';

export const previewCopy = {
  title: 'Preview',
  description: 'What works on Iru today, what is planned, and what stays on your device.',
  heading: 'Iru is a preview',
  intro:
    'Try everything. No one else is here yet: the people are invented and their portraits are drawn.',
  today: {
    heading: 'What works today',
    list: [
      'Browse, filter and swipe.',
      'Fill in a profile, save likes and searches, and write messages no one receives.',
      'Buy and spend coins. Payments are simulated.',
      'Plan a first meeting: checklist, hotels and a summary for a friend.',
      'Hide, block and report people on your device. A report reaches no one.',
      'Read the safety guides, find emergency numbers, leave quickly and erase everything.',
    ],
  },
  planned: {
    heading: 'What’s planned',
    list: [
      'Accounts, sign-in and email.',
      'Real members, messages that reach them, and encryption.',
      'Identity checks, and a team that reads reports and answers support.',
      'Payments, refunds and bookings.',
      'Live rooms, AI forecast and radar.',
    ],
  },
  device: {
    heading: 'What stays on your device',
    text: 'What you enter is saved in this browser and isn’t sent to us. Passwords, ID numbers and dates of birth aren’t saved at all. Only two things are sent: your questions to the assistant, and the filters and searches in a page’s address when it’s reloaded.',
    link: 'See, export or erase your data',
  },
  tags: {
    heading: 'The labels you’ll see',
    list: {
      preview: `“${statusTagCopy.preview}” works, but only on your device or with invented data.`,
      planned: `“${statusTagCopy.planned}” doesn’t work yet.`,
    } satisfies Record<keyof typeof statusTagCopy, string>,
  },
} satisfies PageCopy & Record<string, unknown>;
