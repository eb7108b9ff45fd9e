// Proves SHELL-3: a page has one name in each language, and everything that names it uses that name.
import { expect, it } from 'vitest';

import { labelFor } from '../../packages/features/src/domain/breadcrumb-trail';
import { LANGUAGE_CODES } from '../../packages/features/src/domain/languages';
import { PATHS, type RouteName } from '../../packages/features/src/paths';

type Module = Readonly<Record<string, unknown>>;
type Labels = Readonly<Record<string, string>>;

const modules = import.meta.glob<Module>(
  [
    '../../packages/features/src/pages/*/{copy,registration-copy,sign-in-copy}.ts',
    '../../packages/features/src/parts/account/copy.ts',
    '../../packages/features/src/shell/{copy,crumb-copy}.ts',
    '../../packages/features/src/content/site-knowledge-copy.ts',
    '../../packages/features/src/locales/*/pages/*/{copy,registration-copy,sign-in-copy}.ts',
    '../../packages/features/src/locales/*/parts/account/copy.ts',
    '../../packages/features/src/locales/*/shell/{copy,crumb-copy}.ts',
    '../../packages/features/src/locales/*/content/site-knowledge-copy.ts',
  ],
  { eager: true },
);

/** Pages whose heading greets or explains. The specification fixes those of the first three. */
const OWN_HEADING: readonly RouteName[] = [
  'findMatch',
  'register',
  'login',
  'home',
  'aboutUs',
  'services',
  'pricing',
  'helpCenter',
  'successStories',
  'blog',
  'communityGuidelines',
  'meetingBooking',
  'meetingGuide',
  'shareStory',
  'testimonyForm',
  'shareProfile',
  'swipe',
  'timeline',
  'icebreaker',
  'user',
  'forgotPassword',
  'preview',
];

/** Where the path, of which the specification makes the English label, has other words than the name. */
const OWN_LABEL: Partial<Record<RouteName, string>> = {
  legal: 'Legal',
  emotions: 'Emotions',
  groups: 'Groups',
  culture: 'Culture',
  planDate: 'Plan Date',
  shareProfile: 'Share Profile',
};

const isObject = (value: unknown): value is Module => typeof value === 'object' && value !== null;

const readCopy = (language: string) => {
  const root = `../../packages/features/src/${language === 'en' ? '' : `locales/${language}/`}`;
  const from = (path: string): Module => modules[`${root}${path}.ts`] ?? {};
  const copyOf = (route: RouteName) => {
    const file = {
      register: 'pages/register/registration-copy',
      login: 'parts/account/copy',
    }[route as 'register' | 'login'];
    const copies = Object.values(from(file ?? `pages${PATHS[route]}/copy`)).filter(isObject);
    const copy = copies.find((each) => 'title' in each && 'description' in each) ?? {};
    return { title: String(copy['title']), heading: String(copy['heading']) };
  };
  return { from, copyOf };
};

/** Without no-break spaces, which keep a label on one line. */
const fold = (text: string) => text.toLowerCase().replaceAll('\u00A0', ' ');
/** Whether a label is the name, or a part of it where there's less room. */
const isNameOrPart = (label: string, name: string) => fold(name).includes(fold(label));

it.each(LANGUAGE_CODES)(
  'in %s, titles, headings, menus, links, the trail and the assistant agree',
  (language) => {
    const { from, copyOf } = readCopy(language);
    const { shellCopy } = from('shell/copy') as {
      shellCopy: Module & {
        nav: Labels;
        footer: Readonly<Record<'exploreLinks' | 'trustLinks' | 'memberLinks', Labels>>;
        userPage: string;
        preview: string;
        dashboard: string;
      };
    };
    const { signInCopy } = from('pages/user/sign-in-copy') as { signInCopy: { title: string } };
    const { dashboardCopy } = from('pages/dashboard/copy') as {
      dashboardCopy: { links: Record<string, string> };
    };
    const { siteKnowledgeCopy } = from('content/site-knowledge-copy') as {
      siteKnowledgeCopy: { pages: Readonly<Record<string, { topic: string }>> };
    };
    const { crumbCopy } = from('shell/crumb-copy') as { crumbCopy: Record<string, string> };
    const { exploreLinks, trustLinks, memberLinks } = shellCopy.footer;
    const lists = [shellCopy.nav, exploreLinks, trustLinks, memberLinks];

    const routes = (Object.keys(PATHS) as RouteName[]).filter((route) => route !== 'home');
    const titles = routes.map((route) => copyOf(route).title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(signInCopy.title).toBe(copyOf('user').title);

    const others = routes.flatMap((route) => {
      const path = PATHS[route];
      const { title, heading } = copyOf(route);
      const linked = lists.flatMap((labels) => labels[route] ?? []);
      const label = crumbCopy[path] ?? labelFor(path);
      // In other languages than English, the trail has the labels of the links, and a table for the other pages.
      const trail = (language === 'en' ? label === OWN_LABEL[route] : linked.length > 0)
        ? []
        : [label];
      const labels = [
        ...linked,
        ...(dashboardCopy.links[route] ? [dashboardCopy.links[route]] : []),
        ...(route === 'user' ? [shellCopy.userPage] : []),
        ...(route === 'preview' ? [shellCopy.preview] : []),
        ...(route === 'dashboard' ? [shellCopy.dashboard] : []),
        ...trail,
      ].filter((each) => !isNameOrPart(each, title));
      const { topic = title } = siteKnowledgeCopy.pages[route] ?? {};
      const topics = isNameOrPart(topic, title) || isNameOrPart(title, topic) ? [] : [topic];
      const headings =
        OWN_HEADING.includes(route) || isNameOrPart(title, heading) || isNameOrPart(heading, title)
          ? []
          : [heading];
      return [...labels, ...topics, ...headings].map((other) => `${title}: ${other}`);
    });
    expect(others).toEqual([]);
  },
);
