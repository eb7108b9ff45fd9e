import { formatThings } from '../../content/format';

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** What the login prompt can stand in for: its heading and how many entries there are, without any of their content. */
const sections = {
  messages: {
    heading: 'Log in to see your messages',
    count: formatThings('conversation', 'conversations'),
  },
  likes: {
    heading: 'Log in to see your likes',
    count: formatThings('person you like', 'people you like'),
  },
  timeline: {
    heading: 'Log in to see your timeline',
    count: formatThings('timeline', 'timelines'),
  },
  planDate: {
    heading: 'Log in to see your plan',
    count: formatThings('planned date', 'planned dates'),
  },
  transactions: {
    heading: 'Log in to see your transactions',
    count: formatThings('transaction', 'transactions'),
  },
  later: {
    heading: 'Log in to see who you saved for later',
    count: formatThings('person saved for later', 'people saved for later'),
  },
  searches: {
    heading: 'Log in to see your searches',
    count: formatThings('saved search', 'saved searches'),
  },
  hidden: {
    heading: 'Log in to see who you’ve hidden',
    count: formatThings('hidden person or record', 'hidden people and records'),
  },
};

/** A part of the site that is hidden after the visitor logs out. */
export type GatedSection = keyof typeof sections;

/** How many entries of each section are saved on the device. */
export type SavedCounts = Partial<Readonly<Record<GatedSection, number>>>;

const saved = (counts: SavedCounts): string => {
  const entries = (Object.keys(sections) as GatedSection[]).flatMap((section) => {
    const count = counts[section] ?? 0;
    return count > 0 ? [{ count, text: sections[section].count(count) }] : [];
  });
  const one = entries.length === 1 && entries[0]?.count === 1;
  return `${list(entries.map(({ text }) => text))} ${one ? 'is' : 'are'} saved on this device.`;
};

export const authGateCopy = {
  sections,
  saved,
  text: 'You logged out. Only what open tabs held is cleared: unfinished forms and questions, comments, filters and steps on Swipe. Everything else is still on this device.',
  demo: 'Continue with the demo account',
  logIn: 'Go to Login',
  data: 'Export or erase your data',
  loading: 'Loading…',
};
