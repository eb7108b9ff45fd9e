import type { PageCopy } from '../shared/page/page-copy';

export const meetingGuideCopy = {
  title: 'Meeting Guide',
  description: 'A checklist, safe places and emergency numbers for a first meeting.',
  heading: 'Meet in person, safely',
  intro:
    'A first meeting should be exciting for the right reasons. Choose a public place, tell a friend, and keep 112 at hand: this guide walks you through it.',
} satisfies PageCopy;
