import type { PageCopy } from '../shared/page/page-copy';

export const contactCopy = {
  title: 'Contact',
  description: 'Write to us, call us or find the right department.',
  heading: 'Talk to us',
  intro:
    'A person reads every message. Tell us what you need, and we will answer within two hours during the day in Kigali.',
} satisfies PageCopy;
