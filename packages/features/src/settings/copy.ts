import type { PageCopy } from '../shared/page/page-copy';

export const settingsCopy = {
  title: 'Settings',
  description: 'Decide what others see, on this device.',
  heading: 'Settings',
  intro:
    'Your age, your distance, your first impression: you decide what others see, and you can change your mind at any time.',
} satisfies PageCopy;
