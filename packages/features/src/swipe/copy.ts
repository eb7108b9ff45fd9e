import type { PageCopy } from '../shared/page/page-copy';

export const swipeCopy = {
  title: 'Swipe',
  description: 'Meet one person at a time and take your time.',
  heading: 'One person at a time',
  intro:
    'No endless grid: one profile, one decision, and always a way back. Use the buttons, your finger or the arrow keys.',
} satisfies PageCopy;
