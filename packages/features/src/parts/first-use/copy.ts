import type { MemberPath } from '../../paths';

/** What each page is for, and what it never does: one sentence of at most three lines on a small phone. */
const pages: Readonly<Record<MemberPath, string>> = {
  '/swipe': 'Decide on one drawn sample at a time; nobody is told.',
  '/messages':
    'Practise writing to people you like; nothing is delivered, and it stays on this device.',
  '/user': 'Find all that this device keeps of you; no copy goes anywhere unless you export it.',
  '/dashboard': 'An overview to start from; its figures are samples, and nobody is rated.',
  '/settings': 'Decide on privacy, looks and whom you see; nobody is told what you choose.',
  '/radar': 'Try how it is to hear that somebody is near; your position is never read.',
  '/plan-date':
    'Choose a kind of date by counting votes; nothing is booked, and you alone share it.',
  '/timeline':
    'Put your hopes in order before you talk; they are never scored, compared or passed on.',
  '/icebreaker':
    'Take a first question along; it is chosen by topic alone, and never sent for you.',
  '/culture': 'Learn about customs of the region; your answers are not kept, and nobody sees them.',
  '/emotions':
    'Find questions for a mood; nobody else is in the room, and it never asks you to write.',
  '/groups': 'Find questions on what you love; nobody else is in the room, and you join nothing.',
};

export const firstUseCopy = {
  pages,
  about: 'About this page',
  done: 'Got it',
};
