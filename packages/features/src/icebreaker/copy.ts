import type { PageCopy } from '../shared/page/page-copy';

export const icebreakerCopy = {
  title: 'AI Icebreaker',
  description: 'A first question for when words do not come.',
  heading: 'Break the ice',
  intro: 'Not sure how to begin? Choose a topic and take a question that is easy to answer and hard to forget.',
} satisfies PageCopy;
