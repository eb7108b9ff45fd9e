import type { MemberPath } from '../../paths';

/** What each page is for and what it never does, in at most three lines on a small phone. */
const pages: Readonly<Record<MemberPath, string>> = {
  '/swipe': 'Decide on one sample profile at a time. No one is notified.',
  '/messages': 'Practise writing to people you like. Messages aren’t delivered.',
  '/user': 'See everything this device has saved about you. It stays here unless you export it.',
  '/dashboard': 'Your starting point. The figures are samples, and no one is rated.',
  '/settings': 'Choose your privacy, appearance and who you see. No one is notified.',
  '/radar': 'See what nearby alerts would look like. Your location is never read.',
  '/plan-date': 'Vote on the kind of date you’d like. Nothing is booked or shared for you.',
  '/timeline': 'Put your hopes in order before you talk. They’re never scored, compared or shared.',
  '/icebreaker': 'Get a first question on a topic. It’s never sent for you.',
  '/culture': 'Learn about the region’s customs. Your answers aren’t saved.',
  '/emotions': 'Find questions for a mood. No one else is in the room.',
  '/groups': 'Find questions about what you love. No one else is in the room.',
};

export const firstUseCopy = {
  pages,
  about: 'About this page',
  done: 'Got it',
};
