import type { PageCopy } from '../shared/page/page-copy';

export const helpCenterCopy = {
  title: 'Help Center',
  description: 'Answers about your account, safety, coins and meeting in person.',
  heading: 'How can we help?',
  intro:
    'Short, plain answers to what people ask us most: creating a profile, staying safe, using coins and planning a first meeting.',
} satisfies PageCopy;
