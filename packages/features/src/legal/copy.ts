import type { PageCopy } from '../shared/page/page-copy';

export const legalCopy = {
  title: 'Terms & Policies',
  description: 'All legal documents in one place, one at a time.',
  heading: 'Terms & Policies',
  intro:
    'Every document that governs the use of Iru, from the terms and conditions to the refund policy, readable and printable in one place.',
} satisfies PageCopy;
