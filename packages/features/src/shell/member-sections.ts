import { MEMBER_PATHS, PATHS, type RoutePath } from '../paths';

/** The five sections of the member navigation (NAV-1). */
export const MEMBER_SECTIONS = ['discover', 'likes', 'messages', 'plan', 'you'] as const;
export type MemberSection = (typeof MEMBER_SECTIONS)[number];

const LIKES_HASH = '#likes';

export const SECTION_PATHS: Readonly<Record<MemberSection, string>> = {
  discover: PATHS.swipe,
  likes: `${PATHS.user}${LIKES_HASH}`,
  messages: PATHS.messages,
  plan: PATHS.meetingGuide,
  you: PATHS.user,
};

const SECTION_OF: Partial<Record<RoutePath, MemberSection>> = {
  [PATHS.swipe]: 'discover',
  [PATHS.findMatch]: 'discover',
  [PATHS.radar]: 'discover',
  [PATHS.emotions]: 'discover',
  [PATHS.groups]: 'discover',
  [PATHS.messages]: 'messages',
  [PATHS.icebreaker]: 'messages',
  [PATHS.culture]: 'messages',
  [PATHS.meetingGuide]: 'plan',
  [PATHS.meetingBooking]: 'plan',
  [PATHS.planDate]: 'plan',
  [PATHS.timeline]: 'plan',
  [PATHS.user]: 'you',
  [PATHS.dashboard]: 'you',
  [PATHS.settings]: 'you',
  [PATHS.pricing]: 'you',
  [PATHS.shareProfile]: 'you',
};

/** Returns the section that a URL belongs to and whether it is the section's own page; undefined if it belongs to none. */
export const sectionAt = (
  pathname: string,
  hash: string,
): { readonly section: MemberSection; readonly isPage: boolean } | undefined => {
  if (pathname === PATHS.user && hash === LIKES_HASH) return { section: 'likes', isPage: true };
  const section = SECTION_OF[pathname as RoutePath];
  return section && { section, isPage: SECTION_PATHS[section] === pathname };
};

const memberPages: ReadonlySet<string> = new Set(MEMBER_PATHS);

export const isMemberPage = (pathname: string): boolean => memberPages.has(pathname);
