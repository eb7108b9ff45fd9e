import { brand } from '../../content/brand';
import type { PageCopy } from '../../parts/page/page-copy';
import { versionCopy } from '../../parts/page/version-copy';

export const helpCenterCopy = {
  title: 'Help Center',
  description: 'Answers about your account, safety, coins and meeting in person.',
  heading: 'How can we help?',
  intro:
    'Short, plain answers on the first questions: creating a profile, staying safe, using coins and planning a first meeting.',
  search: {
    label: 'Search the articles',
    placeholder: 'undo, money, receipt',
    clear: 'Clear the search',
    results: 'Articles found',
    loading: 'Loading the texts of the articles…',
    partly: 'The texts could not be loaded: only titles and summaries were searched.',
    found: (count: number, query: string) =>
      `${count} ${count === 1 ? 'article' : 'articles'} for “${query}”`,
    none: {
      title: 'Nothing found',
      text: (query: string) =>
        `No article here holds “${query}”. Try a single word, or ask a person.`,
      contact: 'Write to us',
    },
  },
  notFound: 'This article is no longer here. All the others are.',
  categories: {
    'getting-started': {
      name: 'Getting started',
      text: 'Profile, browsing, messages, rooms',
      count: 139,
    },
    safety: {
      name: 'Safety and privacy',
      text: 'Blocking, frauds, first meetings, your data',
      count: 121,
    },
    coins: { name: 'Coins and payments', text: 'Packages, prices, receipts, refunds', count: 28 },
  },
  count: (count: number) => `${count} articles`,
  here: (count: number) => `${count} of them can be read here`,
  library:
    'The numbers are the size of the full library; this version carries the articles listed below.',
  all: 'All articles',
  minutes: (minutes: number) => `${minutes} min read`,
  related: 'Related articles',
  share: 'Copy link',
  contact: {
    heading: 'Ask a person, or the assistant',
    text: `Emails are to be answered within 2 hours, and within 15 minutes for premium members. ${versionCopy.support}`,
    chat: 'Live Chat',
    chatText: 'Opens the assistant on this page',
    phone: 'Phone Support',
    phoneText: brand.phone,
    email: 'Email Support',
    emailText: brand.email,
  },
} satisfies PageCopy & Record<string, unknown>;
