import { legalHref } from '../content/legal/documents';
import { PATHS, type RouteName } from '../paths';

/** The pages that the header links to, in order. */
export const NAV_PAGES = [
  'home',
  'findMatch',
  'aboutUs',
  'pricing',
  'services',
  'contact',
  'helpCenter',
  'blog',
] as const satisfies readonly RouteName[];

/** Those of the footer, in its two columns. */
export const EXPLORE_PAGES = [
  'services',
  'howItWorks',
  'successStories',
  'aboutUs',
] as const satisfies readonly RouteName[];
export const TRUST_PAGES = [
  'privacyPolicy',
  'legal',
  'communityGuidelines',
  'helpCenter',
  'contact',
] as const satisfies readonly RouteName[];

/** What the footer of member pages links to. */
export const MEMBER_LINKS = [
  { id: 'yourData', href: `${PATHS.user}#your-data` },
  { id: 'privacyPolicy', href: PATHS.privacyPolicy },
  { id: 'safety', href: legalHref('safety') },
  { id: 'helpCenter', href: PATHS.helpCenter },
] as const;

export type LabelsOf<Pages extends readonly RouteName[]> = Readonly<Record<Pages[number], string>>;
