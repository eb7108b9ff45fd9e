import type { PageCopy } from '../shared/page/page-copy';

export const howItWorksCopy = {
  title: 'How It Works',
  description: 'Six steps from a first visit to a first meeting.',
  heading: 'How it works',
  intro:
    'You tell us who you are and what you hope for, decide what others may see, and meet people who want the same. Each step waits for your yes.',
} satisfies PageCopy;
