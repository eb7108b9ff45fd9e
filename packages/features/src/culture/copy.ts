import type { PageCopy } from '../shared/page/page-copy';

export const cultureCopy = {
  title: 'Cultural Explorer',
  description: 'A small quiz about the cultures of the region.',
  heading: 'Cultural explorer',
  intro: 'Two questions at a time about customs, food and words of the region, each answer explained.',
} satisfies PageCopy;
