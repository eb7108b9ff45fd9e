// Proves NAV-1.
import { expect, it } from 'vitest';

import { ALL_PATHS, PATHS } from '../paths';
import { isMemberPage, SECTION_PATHS, sectionAt, MEMBER_SECTIONS } from './member-sections';

it.each(MEMBER_SECTIONS)('finds the page of %s by its URL', (section) => {
  const [pathname = '', hash] = SECTION_PATHS[section].split('#');
  expect(ALL_PATHS).toContain(pathname);
  expect(sectionAt(pathname, hash ? `#${hash}` : '')).toEqual({ section, isPage: true });
});

it.each([
  [PATHS.findMatch, '', 'discover'],
  [PATHS.settings, '', 'you'],
  [PATHS.meetingBooking, '', 'plan'],
  [PATHS.icebreaker, '#likes', 'messages'],
])('puts %s%s in the section %s, as a subpage', (pathname, hash, section) => {
  expect(sectionAt(pathname, hash)).toEqual({ section, isPage: false });
});

it.each(['/', '/about-us', '/nowhere', '/constructor', '/toString'])(
  'puts %s in no section',
  (pathname) => {
    expect(sectionAt(pathname, '')).toBeUndefined();
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
