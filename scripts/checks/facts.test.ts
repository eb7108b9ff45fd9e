// Proves HELP-1: a number or a button that a sentence names is the one on the page.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { HOTEL_FACTS } from '../../packages/features/src/content/hotel-facts';
import { LEGAL_DOCUMENTS } from '../../packages/features/src/content/legal/documents';
import { COIN, PACKAGES, totalCoins } from '../../packages/features/src/domain/coins';
import { SEARCHES, WIZARD } from '../../packages/features/src/domain/constants';
import { LANGUAGE_CODES } from '../../packages/features/src/domain/languages';
import { POLICY, spanText } from '../../packages/features/src/domain/policy';
import { PRICES } from '../../packages/features/src/domain/price-list';
import { FILTERS } from '../../packages/features/src/domain/profile-filters';
import { RADAR } from '../../packages/features/src/domain/radar';
import {
  DASHBOARD_TABS,
  TAB_SWITCHES,
} from '../../packages/features/src/pages/dashboard/dashboard-tabs';
import { dashboardCopy } from '../../packages/features/src/pages/dashboard/copy';
import { profiles } from '../../packages/features/src/pages/find-match/browse-profiles';
import { howItWorksCopy } from '../../packages/features/src/pages/how-it-works/copy';
import { meetingGuideCopy } from '../../packages/features/src/pages/meeting-guide/copy';
import { PHOTO_MAX_BYTES } from '../../packages/features/src/pages/register/photo-rules';
import { savablePersonalSchema } from '../../packages/features/src/pages/register/schemas';
import { servicesCopy } from '../../packages/features/src/pages/services/copy';
import { SERVICES } from '../../packages/features/src/pages/services/data';
import { photos } from '../../packages/features/src/pages/share-story/photos';
import { CHECKLIST_POINTS } from '../../packages/features/src/parts/meeting/checklist-points';
import { homePeople } from '../../packages/features/src/parts/people/home-people';
import { EMOTION_ROOMS, GROUP_ROOMS } from '../../packages/features/src/parts/rooms/room-ids';
import { ROOT } from '../lib/install.mjs';
import { numbersIn } from '../lib/numbers-in';
import { shownTexts } from '../lib/shown-texts';

const FEATURES = join(ROOT, 'packages/features/src');
const read = (path: string) => readFileSync(join(FEATURES, path), 'utf8');

/** With the date of birth and the password, twice. */
const required = Object.keys(savablePersonalSchema.entries).length + 3;
const filters = Object.keys(FILTERS).length;
const emotionRooms = EMOTION_ROOMS.length;
const groupRooms = GROUP_ROOMS.length;
const links = Object.keys(dashboardCopy.links).length - 1;
const tabs = DASHBOARD_TABS.length;
const switches = Object.keys(TAB_SWITCHES).length;
const checklist = CHECKLIST_POINTS.length;
const hotels = Object.keys(HOTEL_FACTS).length;
const packages = PACKAGES.map(totalCoins);
const megabytes = PHOTO_MAX_BYTES / 1024 / 1024;
const smallest = PACKAGES[0];

/** The numbers that sentences repeat, each as # in its sentence, in order. A translation has the numbers of its original. */
const FACTS: readonly (readonly [file: string, sentence: string, ...numbers: number[]])[] = [
  ['pages/services/copy.ts', '# ways to get closer', SERVICES.length],
  ['pages/services/copy.ts', '# rooms from Music to Art', groupRooms],
  ['pages/services/copy.ts', 'Joining takes # small steps', servicesCopy.join.list.length],
  ['pages/services/copy.ts', 'registering takes # steps', WIZARD.steps],
  ['pages/share-story/copy.ts', '# invented couples', photos.length],
  ['pages/legal/copy.ts', '# documents set out', LEGAL_DOCUMENTS.length],
  ['pages/register/registration-copy.ts', 'in # short steps', WIZARD.steps],
  [
    'pages/register/registration-copy.ts',
    '# short steps. Only the # answers',
    WIZARD.steps,
    required,
  ],
  ['pages/find-match/copy.ts', 'These # people', profiles.length],
  ['pages/home/copy-below.ts', '# sample profiles', homePeople.length],
  ['pages/dashboard/copy.ts', '# rooms by interest', groupRooms],
  ['pages/how-it-works/copy.ts', '# steps from a first', howItWorksCopy.steps.list.length],
  ['pages/how-it-works/copy.ts', '# steps, at your pace', howItWorksCopy.steps.list.length],
  ['pages/how-it-works/copy.ts', '# short pages', WIZARD.steps],
  ['pages/how-it-works/copy.ts', '# filters', filters],
  ['pages/groups/copy.ts', '# rooms, from music', groupRooms],
  ['pages/meeting-guide/copy.ts', '# steps to', meetingGuideCopy.steps.list.length],
  ['pages/meeting-guide/copy.ts', '# hotels', hotels],
  ['parts/meeting/copy.ts', 'Tick all #', checklist],
  ['parts/meeting/copy.ts', 'All # done', checklist],
  ['parts/meeting/copy.ts', '# busy places', hotels],
  ['content/site-knowledge-copy.ts', '# rooms for the way you feel', emotionRooms],
  ['content/site-knowledge-copy.ts', '# rooms around shared interests', groupRooms],
  ['content/site-knowledge-copy.ts', '# hotels', hotels],
  ['content/site-knowledge-copy.ts', 'from # to # metres', RADAR.minM, RADAR.maxM],
  ['content/site-knowledge-copy.ts', 'Coins cost # RWF', COIN.priceRwf],
  ['content/site-knowledge-copy.ts', 'from # coins for # RWF', smallest.coins, smallest.priceRwf],
  [
    'content/site-knowledge-copy.ts',
    'A Super Like costs # coins, a Rewind #, a Profile Boost for 24 hours #, and an AI Icebreaker #',
    PRICES.superLike.coins,
    PRICES.rewindSwipe.coins,
    PRICES.profileBoost.coins,
    PRICES.aiIcebreaker.coins,
  ],
  ['assistant-engine/intents/copy-account.ts', '# short steps', WIZARD.steps],
  ['assistant-engine/intents/copy-account.ts', 'first of # steps', WIZARD.steps],
  ['assistant-engine/intents/copy-account.ts', 'asks for # things', required],
  ['assistant-engine/intents/copy-account.ts', 'up to # MB', megabytes],
  ['assistant-engine/intents/copy-dating.ts', 'has # filters', filters],
  ['assistant-engine/intents/copy-dating.ts', 'up to #.', SEARCHES.most],
  ['assistant-engine/intents/copy-dating.ts', 'within # to # metres', RADAR.minM, RADAR.maxM],
  ['content/help/browse-and-filter.mdx', '# filters. Save', filters],
  ['content/help/browse-and-filter.mdx', 'up to # named searches', SEARCHES.most],
  ['content/help/browse-and-filter.mdx', 'The # people', profiles.length],
  ['content/help/create-a-profile.mdx', '# short steps', WIZARD.steps],
  ['content/help/create-a-profile.mdx', 'has # steps', WIZARD.steps],
  ['content/help/create-a-profile.mdx', 'the # questions', required],
  ['content/help/create-a-profile.mdx', 'The # steps', WIZARD.steps],
  ['content/help/mood-and-rooms.mdx', 'are # [emotion rooms]', emotionRooms],
  ['content/help/mood-and-rooms.mdx', '# [group rooms]', groupRooms],
  ['content/help/first-meeting.mdx', 'checklist of # points', checklist],
  [
    'content/help/buy-coins.mdx',
    'has # packages, from # to # coins',
    packages.length,
    Math.min(...packages),
    Math.max(...packages),
  ],
  ['content/help/buy-coins.mdx', 'A coin costs # RWF', COIN.priceRwf],
  ['content/help/dashboard.mdx', '# links, # tabs, # switches', links, tabs, switches],
  ['content/help/dashboard.mdx', '# links to features and # tabs', links, tabs],
  ['content/help/dashboard.mdx', '# tabs have a switch', switches],
  ['content/help/spend-coins.mdx', 'A Super Like costs # coins', PRICES.superLike.coins],
  [
    'content/help/spend-coins.mdx',
    'Super Like #, Profile Boost #, AI Icebreaker #, Join Private Room #',
    PRICES.superLike.coins,
    PRICES.profileBoost.coins,
    PRICES.aiIcebreaker.coins,
    PRICES.privateRoom.coins,
  ],
  ['content/help/photos-and-consent.mdx', 'up to # MB', megabytes],
  ['content/help/radar-privacy.mdx', 'within # to # metres', RADAR.minM, RADAR.maxM],
  ['content/help/verification.mdx', '| # months', POLICY.verification.selfieMonths],
  ['content/legal/safety.mdx', 'within # to # metres', RADAR.minM, RADAR.maxM],
];

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten'.split(' ');
const valueOf = (written: string): number => {
  const small = NUMBER_WORDS.indexOf(written.toLowerCase());
  return small >= 0 ? small : ([...numbersIn(written, 'en')][0] ?? Number.NaN);
};

for (const [file, sentence, ...numbers] of FACTS)
  it(`${file}: “${sentence}” is true`, () => {
    const escaped = sentence.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    const found = new RegExp(escaped.replaceAll('#', String.raw`([\w,]+)`), 'i').exec(read(file));
    expect(found?.slice(1).map(valueOf)).toEqual(numbers);
  });

it('the refund times in the help center are those of the policy', () => {
  const text = read('content/help/refunds.mdx');
  expect(text).toContain(`in ${spanText(POLICY.refunds.responseBusinessDays)} business days`);
  expect(text).toContain(`another ${spanText(POLICY.refunds.bankBusinessDays)}`);
});

const prose = import.meta.glob<string>(
  '../../packages/features/src/{content,locales/*/content}/{help,legal}/*.mdx',
  { query: '?raw', import: 'default', eager: true },
);
const textsIn = async (language: string) =>
  (await shownTexts(language === 'en' ? 'fr' : language)).map(({ key, english, translation }) => ({
    key,
    text: language === 'en' ? english : translation,
  }));

/** In bold, but not on a page: emphasis, a key, and the browser's own button. */
const OTHER_BOLD =
  // In other languages. cspell:disable-next-line
  /^(?:all|full|pro-rata|account credit|Payments are simulated\.|Shift|Maj \(Shift\)|Nyuma|gusubira inyuma)$/;

it.each(LANGUAGE_CODES)(
  'in %s, help articles and the assistant name buttons, headings and articles as pages do',
  async (language) => {
    const texts = await textsIn(language);
    const folder = language === 'en' ? '/src/content/' : `/locales/${language}/`;
    const articles = Object.entries(prose).filter(
      ([path]) => path.includes(folder) && path.includes('/help/'),
    );
    const titles = Object.values(prose).map((text) => /^title: '?(.+?)'?$/m.exec(text)?.[1]);
    const named = [
      ...articles.flatMap(([path, text]) =>
        // A list item may begin with what it's about.
        [...text.matchAll(/(- )?\*\*([^*\n]+)\*\*/g)]
          .filter(([, item, name = '']) => !item && !OTHER_BOLD.test(name))
          .map(([, , name = '']) => ({ path, name })),
      ),
      ...texts
        .filter(({ key }) => key.includes('/assistant-engine/'))
        .flatMap(({ key, text }) =>
          [...text.matchAll(/[“«]\s?(.+?)\s?[”»]/g)].map(([, name = '']) => ({ path: key, name })),
        ),
    ];
    expect(named.length).toBeGreaterThan(1);
    const isShown = (name: string) =>
      titles.includes(name) ||
      texts.some(({ text }) => text === name || text.startsWith(`${name} (`));
    expect(named.filter(({ name }) => !isShown(name))).toEqual([]);
  },
);

it.each(LANGUAGE_CODES)(
  'in %s, the help names the button that erases, and the assistant the switch that keeps pages',
  async (language) => {
    const texts = await textsIn(language);
    const textOf = (end: string) => texts.find(({ key }) => key.endsWith(end))?.text ?? end;
    const folder = language === 'en' ? 'content' : `locales/${language}/content`;
    expect(read(`${folder}/help/quick-exit.mdx`)).toContain(
      `**${textOf('dataCopy.erase.action')}**`,
    );
    const answers = texts.filter(({ key }) => key.includes('/assistant-engine/intents/'));
    expect(answers.map(({ text }) => text).join('\n')).toContain(textOf('offlineCopy.label'));
  },
);
