import * as v from 'valibot';

import { withBrandWords } from '../content/brand-words';
import { featureNames } from '../content/feature-names';
import { formatCount } from '../content/format';
import { HOTEL_FACTS } from '../content/hotel-facts';
import type { ProseText } from '../content/prose-module';
import { FEATURES, type Knowledge, PAGES } from '../content/site-knowledge';
import { PACKAGES, rwfFromCoins, totalCoins } from '../domain/coins';
import { type Feature, PRICES } from '../domain/price-list';
import { PATHS, type RoutePath } from '../paths';
import { answererCopy, factCopy, MORE_PAGES } from './copy';
import { PAGE_WORDS } from './words';

/** One thing that can be found, with what is said when it is. */
export interface Passage {
  readonly id: string;
  /** Where it comes from: what the site knows of itself, a price or a hotel, a help article, or a legal document. */
  readonly source: 'site' | 'fact' | 'help' | 'legal';
  /** The page to go on with. */
  readonly page: RoutePath;
  readonly title: string;
  /** What people call it, in the four languages. */
  readonly names: string;
  /** All that it says, for the search and for a model to rest on. */
  readonly text: string;
  /** What the embedded assistant says of it. */
  readonly answer: string;
}

/** The page on which one does what an article of the help center explains; the article itself is named beside it. */
const ARTICLE_PAGES: Readonly<Record<string, RoutePath>> = {
  'browse-and-filter': PATHS.findMatch,
  'buy-coins': PATHS.pricing,
  'coins-lost': PATHS.user,
  'create-a-profile': PATHS.register,
  dashboard: PATHS.dashboard,
  'first-meeting': PATHS.meetingGuide,
  'hide-block-report': PATHS.communityGuidelines,
  'like-and-pass': PATHS.swipe,
  'log-in': PATHS.login,
  'mood-and-rooms': PATHS.emotions,
  'photos-and-consent': PATHS.settings,
  'radar-privacy': PATHS.radar,
  receipts: PATHS.pricing,
  refunds: PATHS.legal,
  'share-a-profile': PATHS.shareProfile,
  'spend-coins': PATHS.pricing,
  'the-mask': PATHS.settings,
  'theme-and-text': PATHS.settings,
  verification: PATHS.legal,
  'write-messages': PATHS.messages,
  'your-data': PATHS.user,
};

/** The most that is quoted of a text, in characters. */
const LONGEST_QUOTE = 320;

/** The first sentences of a text that fit, at least one; a longer first sentence is cut at a word. */
export const quoteOf = (text: string, longest = LONGEST_QUOTE): string => {
  if (text.length <= longest) return text;
  const end = text.slice(0, longest).match(/^[\s\S]*[.!?”](?=\s)/)?.[0];
  return end ?? `${text.slice(0, longest).replace(/\s+\S*$/, '')} …`;
};

const slugOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.mdx'.length);
const metaSchema = v.object({ title: v.string(), summary: v.string(), tags: v.optional(v.array(v.string()), []) });

const texts = (files: Readonly<Record<string, ProseText>>) =>
  Object.entries(files).map(([path, { meta, sections }]) => ({ slug: slugOf(path), sections, ...v.parse(metaSchema, meta) }));

const site = ({ route, topic, text }: Knowledge, at: number): Passage => ({
  id: `site:${route}:${at}`,
  source: 'site',
  page: route,
  title: `${topic} ${route.slice(1).replaceAll('-', ' ')}`,
  names: PAGE_WORDS[route] ?? '',
  text,
  answer: answererCopy.found(text, route),
});

const fact = (id: string, page: RoutePath, title: string, text: string): Passage => ({
  id, source: 'fact', page, title, names: '', text, answer: answererCopy.found(text, page),
});

const priceOf = (feature: Feature): Passage => {
  const { name, term } = featureNames[feature];
  const { coins, upTo } = { upTo: undefined, ...PRICES[feature] };
  const range = (from: number, to?: number) => (to === undefined ? formatCount(from) : factCopy.range(formatCount(from), formatCount(to)));
  const text = factCopy.prices(
    name, term ? factCopy.term(term) : '', range(coins, upTo), range(rwfFromCoins(coins), upTo && rwfFromCoins(upTo)),
  );
  return fact(`price:${feature}`, PATHS.pricing, `${name} price cost`, text);
};

const packages = PACKAGES.map((pack) => factCopy.pack(pack.name, formatCount(totalCoins(pack)), formatCount(pack.priceRwf)));
const hotels = Object.values(HOTEL_FACTS).map(({ name }) => name);

const help = texts(import.meta.glob<ProseText>('../content/help/*.mdx', { query: '?text', eager: true })).map(
  ({ slug, title, summary, tags, sections }): Passage => {
    const page = ARTICLE_PAGES[slug] ?? PATHS.helpCenter;
    const whole = withBrandWords(sections.map(({ heading, text }) => `${heading} ${text}`.trim()).join(' '));
    return {
      id: `help:${slug}`, source: 'help', page, title, names: '', text: `${summary} ${whole} ${tags.join(' ')}`,
      answer: answererCopy.article(`${summary} ${quoteOf(withBrandWords(sections[0]?.text ?? ''), 240)}`.trim(), title, page),
    };
  },
);

const legal = texts(import.meta.glob<ProseText>('../content/legal/*.mdx', { query: '?text', eager: true })).flatMap(
  ({ slug, title, sections }) =>
    sections.filter(({ text }) => text !== '').map(({ id, heading, text }): Passage => {
      const words = withBrandWords(text);
      return {
        id: `legal:${slug}#${id}`, source: 'legal', page: PATHS.legal, title: `${heading} ${title}`, names: '', text: words,
        answer: answererCopy.document(quoteOf(words), title, heading),
      };
    }),
);

const known = [...FEATURES, ...PAGES, ...MORE_PAGES];

/** All that the assistant can find: pages and features, prices, hotels, help articles, and the legal documents by section. */
export const PASSAGES: readonly Passage[] = [
  ...known.map(site),
  ...(Object.keys(PRICES) as Feature[]).map(priceOf),
  fact('packages', PATHS.pricing, factCopy.packagesTopic, factCopy.packages(packages.join(', '))),
  fact('hotels', PATHS.meetingGuide, factCopy.hotelsTopic, factCopy.hotels(hotels.join(', '))),
  ...help,
  ...legal,
];
