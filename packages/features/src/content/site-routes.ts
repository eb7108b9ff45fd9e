import { PATHS, type RouteName, type RoutePath } from '../paths';

/** The features that the assistant may talk about (CHAT-4), each with its page. */
export const FEATURE_ROUTES = [
  { id: 'emotionalMatchMode', route: PATHS.emotions },
  { id: 'loveMask', route: PATHS.settings },
  { id: 'groupRooms', route: PATHS.groups },
  { id: 'emotionRooms', route: PATHS.emotions },
  { id: 'radar', route: PATHS.radar },
  { id: 'forecast', route: PATHS.dashboard },
  { id: 'timeline', route: PATHS.timeline },
  { id: 'datePlanner', route: PATHS.planDate },
  { id: 'safety', route: PATHS.communityGuidelines },
] as const satisfies readonly { readonly id: string; readonly route: RoutePath }[];

/** The pages that the assistant may name: the route table without login, blog, help center and register (CHAT-4). */
export const KNOWN_ROUTES = [
  'home',
  'findMatch',
  'aboutUs',
  'services',
  'pricing',
  'contact',
  'howItWorks',
  'successStories',
  'privacyPolicy',
  'termsOfService',
  'communityGuidelines',
  'legal',
  'meetingBooking',
  'meetingGuide',
  'shareStory',
  'testimonyForm',
  'dashboard',
  'shareProfile',
  'swipe',
  'messages',
  'settings',
  'emotions',
  'groups',
  'radar',
  'planDate',
  'timeline',
  'icebreaker',
  'culture',
  'preview',
] as const satisfies readonly RouteName[];

export type FeatureId = (typeof FEATURE_ROUTES)[number]['id'];
export type KnownRoute = (typeof KNOWN_ROUTES)[number];
