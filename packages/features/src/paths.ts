import type { ContactSubject } from './domain/contact';

/** Every URL of the product (SHELL-1), with `/user` and `/forgot-password`, which it links to. */
export const PATHS = {
  home: '/',
  findMatch: '/find-match',
  register: '/register',
  login: '/login',
  aboutUs: '/about-us',
  services: '/services',
  pricing: '/pricing',
  contact: '/contact',
  helpCenter: '/help-center',
  howItWorks: '/how-it-works',
  successStories: '/success-stories',
  blog: '/blog',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  communityGuidelines: '/community-guidelines',
  legal: '/legal',
  meetingBooking: '/meeting-booking',
  meetingGuide: '/meeting-guide',
  shareStory: '/share-story',
  testimonyForm: '/testimony-form',
  dashboard: '/dashboard',
  shareProfile: '/share-profile',
  swipe: '/swipe',
  messages: '/messages',
  settings: '/settings',
  emotions: '/emotions',
  groups: '/groups',
  radar: '/radar',
  planDate: '/plan-date',
  timeline: '/timeline',
  icebreaker: '/icebreaker',
  culture: '/culture',
  user: '/user',
  forgotPassword: '/forgot-password',
  preview: '/preview',
} as const;

export type RouteName = keyof typeof PATHS;
export type RoutePath = (typeof PATHS)[RouteName];

/** All paths as a list, in the order of the table. */
export const ALL_PATHS: readonly RoutePath[] = Object.values(PATHS);

/** The pages on which a member does something, rather than reads about the product. */
export const MEMBER_PATHS = [
  PATHS.swipe,
  PATHS.messages,
  PATHS.user,
  PATHS.dashboard,
  PATHS.settings,
  PATHS.radar,
  PATHS.planDate,
  PATHS.timeline,
  PATHS.icebreaker,
  PATHS.culture,
  PATHS.emotions,
  PATHS.groups,
] as const satisfies readonly RoutePath[];

export type MemberPath = (typeof MEMBER_PATHS)[number];

export const contactAddress = (subject: ContactSubject): string =>
  `${PATHS.contact}?subject=${subject}`;

export const CONVERSATION_PARAMETER = 'with';

export const conversationWith = (id: string): string =>
  `${PATHS.messages}?${CONVERSATION_PARAMETER}=${encodeURIComponent(id)}`;
