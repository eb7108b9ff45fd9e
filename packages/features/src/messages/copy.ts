import type { PageCopy } from '../shared/page/page-copy';

export const messagesCopy = {
  title: 'Messages',
  description: 'Your conversations, kept on this device.',
  heading: 'Your messages',
  intro: 'Conversations with the people you liked, kept on this device and nowhere else.',
} satisfies PageCopy;
