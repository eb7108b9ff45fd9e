import type { PageCopy } from '../shared/page/page-copy';

export const blogCopy = {
  title: 'Blog',
  description: 'Thoughtful reading about dating, trust and love in the region.',
  heading: 'From our blog',
  intro:
    'Pieces on first dates, long distances, families and faith, written with people of the region and read by people of the region.',
} satisfies PageCopy;
