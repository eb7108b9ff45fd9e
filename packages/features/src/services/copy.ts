import type { PageCopy } from '../shared/page/page-copy';

export const servicesCopy = {
  title: 'Services',
  description: 'What Iru does for you, from mood-aware matching to safe first meetings.',
  heading: 'What we do for you',
  intro:
    'From a forecast of how well two people fit to a checklist for the first coffee, our services help you meet with care. Everything is opt-in, and nothing about you is shown before you say so.',
} satisfies PageCopy;
