import type { PageCopy } from '../shared/page/page-copy';

export const termsOfServiceCopy = {
  title: 'Terms of Service',
  description: 'The short version of the agreement between you and us.',
  heading: 'Terms of Service',
  intro:
    'The agreement between you and us in its short version: be an adult, be yourself, be kind, and know what happens when somebody is not.',
} satisfies PageCopy;
