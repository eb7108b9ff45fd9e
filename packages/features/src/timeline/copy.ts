import type { PageCopy } from '../shared/page/page-copy';

export const timelineCopy = {
  title: 'Shared Timeline',
  description: 'Lay out what you both hope for, side by side.',
  heading: 'Your shared timeline',
  intro: 'Career, marriage, children, travel: lay out what matters and when, and see where your hopes meet.',
} satisfies PageCopy;
