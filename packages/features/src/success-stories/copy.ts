import type { PageCopy } from '../shared/page/page-copy';

export const successStoriesCopy = {
  title: 'Success Stories',
  description: 'Couples who met on Iru tell how it went.',
  heading: 'Stories that began here',
  intro:
    'Some wrote for months, some met for coffee the same week. These are couples who found each other on Iru and agreed to tell you how.',
} satisfies PageCopy;
