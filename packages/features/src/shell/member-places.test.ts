// Proves NAV-1.
import { expect, it } from 'vitest';

import { ALL_PATHS, PATHS } from '../paths';
import { isMemberPage, PLACE_ADDRESS, placeAt, PLACES } from './member-places';

it.each(PLACES)('knows the page of %s by its own address', (place) => {
  const [pathname = '', hash] = PLACE_ADDRESS[place].split('#');
  expect(ALL_PATHS).toContain(pathname);
  expect(placeAt(pathname, hash ? `#${hash}` : '')).toEqual({ place, isPage: true });
});

it.each([
  [PATHS.findMatch, '', 'discover'],
  [PATHS.settings, '', 'you'],
  [PATHS.meetingBooking, '', 'plan'],
  [PATHS.icebreaker, '#likes', 'messages'],
])('counts %s%s to the place %s, without being its page', (pathname, hash, place) => {
  expect(placeAt(pathname, hash)).toEqual({ place, isPage: false });
});

it.each(['/', '/about-us', '/nowhere', '/constructor', '/toString'])(
  'puts %s nowhere',
  (pathname) => {
    expect(placeAt(pathname, '')).toBeUndefined();
    expect(isMemberPage(pathname)).toBe(false);
  },
);

it('tells the pages of a member from those that anybody reads', () => {
  expect(ALL_PATHS.filter(isMemberPage)).toEqual([
    '/dashboard',
    '/swipe',
    '/messages',
    '/settings',
    '/emotions',
    '/groups',
    '/radar',
    '/plan-date',
    '/timeline',
    '/icebreaker',
    '/culture',
    '/user',
  ]);
});
