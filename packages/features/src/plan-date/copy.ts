import type { PageCopy } from '../shared/page/page-copy';

export const planDateCopy = {
  title: 'Plan a Date',
  description: 'Choose a theme together and settle on a plan.',
  heading: 'Plan a date',
  intro:
    'Coffee, dinner, outdoors or a call: suggest a theme, vote together and settle on a plan that suits you both.',
} satisfies PageCopy;
