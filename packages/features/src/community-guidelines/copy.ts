import type { PageCopy } from '../shared/page/page-copy';

export const communityGuidelinesCopy = {
  title: 'Community Guidelines',
  description: 'How we treat one another here, and what happens when somebody does not.',
  heading: 'Community Guidelines',
  intro:
    'Respect, safety, authenticity and meaningful conversation: four values that every member agrees to, and a clear path when someone breaks them.',
} satisfies PageCopy;
