import { brand } from '../../content/brand';
import type { PageCopy } from '../../parts/page/page-copy';

export const shareProfileCopy = {
  title: 'Shared Profile',
  description: 'A profile that somebody shared with you.',
  heading: 'A profile for you',
  intro: 'Have a look, and join if you would like to say hello.',
  nameless: 'Somebody worth meeting',
  portrait: (name: string) => `Portrait of ${name}`,
  place: (city: string | undefined, country: string | undefined) =>
    [city, country].filter(Boolean).join(', '),
  nameWithAge: (name: string, age: number | undefined) =>
    age === undefined ? name : `${name}, ${age}`,
  foreign: (host: string) =>
    `The picture of this profile lies on ${host}. It is not loaded here, so that nobody there learns of your visit.`,
  openForeign: 'Open the picture',
  newTab: '(opens in a new tab)',
  unverified:
    'This page shows what a link says. Anyone can write such a link, and no one has checked it.',
  hidden: {
    heading: 'You hid a person with this name',
    text: 'So this profile isn’t shown. In your settings you can show the person again.',
  },
  risky: {
    heading: 'We don’t show this profile',
    text: 'The link has a number, contact details or a request for money where a name or place belongs. Don’t call, and don’t send money or codes to anyone you haven’t met.',
  },
  join: `Join ${brand.name}`,
  browse: 'Browse profiles',
  share: 'Share',
  copy: 'Copy link',
  refused: 'Sharing did not work. Here is the link to copy.',
  link: 'Link to this profile',
  shareText: (name: string) => `Check out ${name}'s profile on ${brand.name}`,
  empty: {
    heading: 'This link carries no profile',
    text: 'It may have been cut on its way. Ask for it once more, or look around by yourself.',
  },
} satisfies PageCopy & Record<string, unknown>;
