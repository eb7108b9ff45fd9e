import { formatThings } from '../../content/format';
import type { PageCopy } from '../../parts/page/page-copy';
import { versionCopy } from '../../parts/page/version-copy';
import type { Category } from './articles';

const foundArticles = formatThings('article', 'articles');

export const helpCenterCopy = {
  title: 'Help Center',
  description: 'Answers about your account, safety, coins and meeting in person.',
  heading: 'How can we help?',
  intro:
    'Short answers on creating a profile, staying safe, using coins and planning a first meeting.',
  search: {
    label: 'Search articles',
    placeholder: 'undo, money, receipt',
    clear: 'Clear the search',
    results: 'Articles found',
    loading: 'Loading articles…',
    partly: 'The articles didn’t load, so only titles and summaries were searched.',
    found: (count: number, query: string) => `${foundArticles(count)} for “${query}”`,
    none: {
      title: 'Nothing found',
      text: (query: string) => `No article matches “${query}”. Try a single word, or write to us.`,
      contact: 'Write to us',
    },
  },
  notFound: 'We can’t find that article. Here are the others.',
  categories: {
    'getting-started': {
      name: 'Getting started',
      text: 'Profile, browsing, messages, rooms',
    },
    safety: {
      name: 'Safety and privacy',
      text: 'Blocking, scams, first meetings, your data',
    },
    coins: { name: 'Coins and payments', text: 'Packages, prices, receipts, refunds' },
  } satisfies Record<Category, { name: string; text: string }>,
  count: (count: number) => `${count} articles`,
  here: (count: number) => `${count} available now`,
  library: 'The counts are for the full library. The articles below are available now.',
  all: 'All articles',
  minutes: (minutes: number) => `${minutes} min read`,
  related: 'Related articles',
  share: 'Copy link',
  contact: {
    heading: 'Still need help?',
    text: `Planned: answers by email within 2 hours, and within 15 minutes for premium members. ${versionCopy.support}`,
    chat: 'Live Chat',
    chatText: 'Opens the assistant on this page',
    phone: 'Phone Support',
    email: 'Email Support',
  },
} satisfies PageCopy & Record<string, unknown>;
