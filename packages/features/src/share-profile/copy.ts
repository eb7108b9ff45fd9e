import type { PageCopy } from '../shared/page/page-copy';

export const shareProfileCopy = {
  title: 'Shared Profile',
  description: 'A profile that somebody shared with you.',
  heading: 'A profile for you',
  intro: 'Somebody thought of you and shared this profile. Have a look, and join if you would like to say hello.',
} satisfies PageCopy;
