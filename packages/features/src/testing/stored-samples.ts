import { EMPTY_TESTIMONY } from '../domain/testimony';
import type { KEYS } from '../platform/keys';

const person = { id: 's1', name: 'Divine', city: 'Kigali', country: 'Rwanda', image: '' };
const decision = { id: 'h4', name: 'Patrick', kind: 'blocked', ts: 1 };
const answers = {
  ...Object.fromEntries(
    'lastName username email phoneNumber gender status country city nationality bodyType height skinTone hairType eyeColor dressStyle religion smoking drinking children educationLevel career employmentStatus monthlyIncome prefGender prefBodyType'
      .split(' ')
      .map((name) => [name, '']),
  ),
  firstName: 'Aline',
  lookingFor: [],
  prefAgeRange: '18-60+',
  prefStatus: [],
  subscribeToUpdates: false,
};

/** A value of each key as the site stores it; a choice is a plain word. */
export const STORED_SAMPLES: Readonly<Record<keyof typeof KEYS, unknown>> = {
  profile: { ...answers, age: 31 },
  likes: [person],
  wallet: { coinBalance: 40, transactions: [{ ts: 1, delta: 40, note: 'First', id: 'w1' }] },
  threads: [{ id: 's1', name: 'Divine', last: 'Muraho' }],
  messages: { s1: [{ id: 'm1', text: 'Muraho', ts: 1 }] },
  settings: { blurFirst: true },
  theme: 'dark',
  textSize: 'large',
  dataMode: 'low',
  language: 'rw',
  hidden: [decision],
  records: [{ ...decision, id: 'h4-1', person: 'h4' }],
  later: [person],
  searches: [{ id: 'a', name: 'Near', query: 'country=Rwanda' }],
  timeline: { ideas: ['career', 'kids', 'marriage'], ours: ['travel'] },
  planDate: { theme: 'Dinner', votes: { Coffee: 0, Dinner: 3, Outdoor: 0, Virtual: 0 } },
  firstUse: ['/swipe'],
  session: true,
  drafts: { note: 'Half' },
  messageDrafts: { 'message-s1': 'Half a message' },
  deck: [{ id: 's1', choice: 'pass', before: 'none' }],
  comments: { s1: [{ id: 'c1', text: 'Nice' }] },
  filters: 'country=Rwanda',
  breadcrumbs: [{ path: '/' }, { path: '/swipe' }],
  testimony: { step: 1, values: { ...EMPTY_TESTIMONY, name: 'Aline' } },
  registration: { reached: 1, values: answers },
  reloads: {},
  left: '1',
  erased: 'mark',
  scroll: {},
};
