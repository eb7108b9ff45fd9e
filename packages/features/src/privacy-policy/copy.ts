import type { PageCopy } from '../shared/page/page-copy';

export const privacyPolicyCopy = {
  title: 'Privacy Policy',
  description: 'What we know about you, why, for how long, and how you take it back.',
  heading: 'Privacy Policy',
  intro:
    'Your data is yours. This page says in plain words what we keep, what we never keep, for how long, and how you see, take or erase it.',
} satisfies PageCopy;
