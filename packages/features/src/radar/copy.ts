import type { PageCopy } from '../shared/page/page-copy';

export const radarCopy = {
  title: 'Offline Radar',
  description: 'See who is around, only while you allow it.',
  heading: 'Offline radar',
  intro:
    'Curious who is nearby? The radar works only while you switch it on, within the radius you choose, and forgets at once when you switch it off.',
} satisfies PageCopy;
