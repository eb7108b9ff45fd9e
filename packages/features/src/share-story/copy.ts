import type { PageCopy } from '../shared/page/page-copy';

export const shareStoryCopy = {
  title: 'Share Story',
  description: 'Tell the story of how you met, in your own words and on your own terms.',
  heading: 'Share your story',
  intro:
    'If you found each other here, your story may be the nudge that somebody else needs. It is free, your real name is optional, and you decide what is told.',
} satisfies PageCopy;
