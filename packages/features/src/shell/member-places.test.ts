// Proves NAV-1.
import { expect, it } from 'vitest';

import { ALL_PATHS, PATHS } from '../paths';
import { isMemberPage, PLACE_ADDRESS, placeAt, PLACES } from './member-places';

it.each(PLACES)('finds the page of %s by its URL', (place) => {
  const [pathname = '', hash] = PLACE_ADDRESS[place].split('#');
  expect(ALL_PATHS).toContain(pathname);
  expect(placeAt(pathname, hash ? `#${hash}` : '')).toEqual({ place, isPage: true });
});

it.each([
  [PATHS.findMatch, '', 'discover'],
  [PATHS.settings, '', 'you'],
  [PATHS.meetingBooking, '', 'plan'],
  [PATHS.icebreaker, '#likes', 'messages'],
])('puts %s%s in the section %s, as a subpage', (pathname, hash, place) => {
  expect(placeAt(pathname, hash)).toEqual({ place, isPage: false });
});

it.each(['/', '/about-us', '/nowhere', '/constructor', '/toString'])(
  'puts %s in no section',
  (pathname) => {
    expect(placeAt(pathname, '')).toBeUndefined();
    expect(isMemberPage(pathname)).toBe(false);
  },
);

it('tells member pages from public pages', () => {
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
