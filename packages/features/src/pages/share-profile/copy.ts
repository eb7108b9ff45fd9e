import { brand } from '../../content/brand';
import type { PageCopy } from '../../parts/page/page-copy';

export const shareProfileCopy = {
  title: 'Shared Profile',
  description: 'A profile someone shared with you.',
  heading: 'A profile for you',
  intro: 'Join if you’d like to say hello.',
  nameless: 'Someone worth meeting',
  portrait: (name: string) => `Portrait of ${name}`,
  place: (city: string | undefined, country: string | undefined) =>
    [city, country].filter(Boolean).join(', '),
  nameWithAge: (name: string, age: number | undefined) =>
    age === undefined ? name : `${name}, ${age}`,
  foreign: (host: string) =>
    `This profile’s picture is on ${host}. Opening it tells that site about your visit.`,
  openForeign: 'Open the picture',
  newTab: '(opens in a new tab)',
  unverified: 'Anyone can make a link like this. No one has checked this profile.',
  hidden: {
    heading: 'You hid a person with this name',
    text: 'You can show them again in Settings.',
  },
  risky: {
    heading: 'We don’t show this profile',
    text: `Where a name or place belongs, the link has a number, contact details, a request for money, an age under 18 or words that sound like the ${brand.name} team. Don’t call, and don’t send money or codes to anyone you haven’t met.`,
  },
  join: `Join ${brand.name}`,
  browse: 'Browse profiles',
  share: 'Share',
  copy: 'Copy link',
  refused: 'Sharing didn’t work. Copy this link instead.',
  link: 'Link to this profile',
  shareText: (name: string) => `Check out ${name}'s profile on ${brand.name}`,
  empty: {
    heading: 'This link has no profile',
    text: 'It may be cut off. Ask for it again.',
  },
} satisfies PageCopy & Record<string, unknown>;
