import type { PageCopy } from '../shared/page/page-copy';

export const testimonyFormCopy = {
  title: 'Testimony Form',
  description: 'Three short steps to tell us your story.',
  heading: 'Tell us how it went',
  intro:
    'Three short steps: about you, about your match, and what you would like others to know. Nothing is published without your approval.',
} satisfies PageCopy;
