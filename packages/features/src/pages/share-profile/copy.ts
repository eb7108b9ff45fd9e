import { brand } from '../../content/brand';
import type { PageCopy } from '../../parts/page/page-copy';

export const shareProfileCopy = {
  title: 'Shared Profile',
  description: 'A profile that somebody shared with you.',
  heading: 'A profile for you',
  intro: 'Somebody thought of you and shared this profile. Have a look, and join if you would like to say hello.',
  nameless: 'Somebody worth meeting',
  portrait: (name: string) => `Portrait of ${name}`,
  place: (city: string | undefined, country: string | undefined) => [city, country].filter(Boolean).join(', '),
  nameWithAge: (name: string, age: number | undefined) => (age === undefined ? name : `${name}, ${age}`),
  foreign: (host: string) =>
    `The picture of this profile lies on ${host}. It is not loaded here, so that nobody there learns of your visit.`,
  openForeign: 'Open the picture',
  newTab: '(opens in a new tab)',
  unverified: 'Only what the link says is shown here, and nobody has checked it.',
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
