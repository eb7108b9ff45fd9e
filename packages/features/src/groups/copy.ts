import type { PageCopy } from '../shared/page/page-copy';

export const groupsCopy = {
  title: 'Group Rooms',
  description: 'Rooms around what you love: music, travel, books and more.',
  heading: 'Group rooms',
  intro: 'Meet around what you love first. Eight rooms, from music to art, each with a question to begin with.',
} satisfies PageCopy;
