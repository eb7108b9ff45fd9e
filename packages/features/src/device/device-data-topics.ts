import { field } from '../domain/result';
import { ownKeys } from '../platform/browser-storage';
import { deckStore } from './deck';
import { reachable, readable } from './device-data';
import { draftStore, messageDraftStore } from './drafts';
import { hiddenStore } from './hidden';
import { KEYS } from './keys';
import { likeStore } from './likes';
import { datePlanStore } from './plan-date';
import { profileStore } from './profile';
import { sessionStore } from './session';
import { settingsStore } from './settings';
import { textSizeStore } from './text-size';
import { themeStore } from './theme';
import { messageStore, threadStore } from './threads';
import { timelineStore } from './timeline';
import { trailStore } from './trail';
import { walletStore } from './wallet';

/** What the site keeps on a device, by topic, in the order of the User Page. */
export const DEVICE_TOPICS = [
  'profile', 'likes', 'hidden', 'wallet', 'messages', 'settings', 'session', 'tab', 'setAside', 'erased', 'other',
] as const;
export type DeviceTopic = (typeof DEVICE_TOPICS)[number];

/** How much of a topic stands on the device. */
export interface TopicSummary {
  readonly topic: DeviceTopic;
  /** People, transactions, conversations or values, as the topic has them. */
  readonly entries: number;
  /** Names and texts together, in bytes of UTF-8. */
  readonly bytes: number;
}

const BY_KEY: Readonly<Record<string, DeviceTopic>> = {
  [KEYS.profile]: 'profile',
  [KEYS.likes]: 'likes',
  [KEYS.hidden]: 'hidden',
  [KEYS.wallet]: 'wallet',
  [KEYS.threads]: 'messages',
  [KEYS.messages]: 'messages',
  [KEYS.messageDrafts]: 'messages',
  [KEYS.settings]: 'settings',
  [KEYS.timeline]: 'settings',
  [KEYS.planDate]: 'settings',
  [KEYS.theme]: 'settings',
  [KEYS.textSize]: 'settings',
  [KEYS.session]: 'session',
};
const MARK = KEYS.erased;

function topicOf(area: 'local' | 'session', key: string): DeviceTopic {
  if (key === MARK) return 'erased';
  if (/_backup(_\d)?$/.test(key)) return 'setAside';
  if (area === 'session') return 'tab';
  return BY_KEY[key.replace(/_marks$/, '')] ?? 'other';
}

function entriesOf(area: 'local' | 'session', key: string, text: string): number {
  // The tab's copy of the mark is the same mark.
  if (key === MARK) return area === 'local' ? 1 : 0;
  if (area === 'session') return 1;
  const value = readable(text);
  switch (key) {
    case KEYS.session:
      return value === true ? 1 : 0;
    case KEYS.likes:
    case KEYS.hidden:
    case KEYS.threads:
      return Array.isArray(value) ? value.length : 0;
    case KEYS.wallet: {
      const transactions = field(value, 'transactions');
      return Array.isArray(transactions) ? transactions.length : 0;
    }
    // The conversations are counted by their list.
    case KEYS.messages:
    case KEYS.messageDrafts:
      return 0;
    default:
      return key.endsWith('_marks') ? 0 : 1;
  }
}

type Item = readonly [area: 'local' | 'session', key: string, text: string];

function items(): Item[] {
  return (['local', 'session'] as const).flatMap((area) => {
    try {
      const storage = reachable(area);
      return storage ? ownKeys(storage).map((key): Item => [area, key, storage.getItem(key) ?? '']) : [];
    } catch {
      return [];
    }
  });
}

function summarise(found: readonly Item[]): readonly TopicSummary[] {
  const encoder = new TextEncoder();
  return DEVICE_TOPICS.map((topic) => {
    const own = found.filter(([area, key]) => topicOf(area, key) === topic);
    return {
      topic,
      entries: own.reduce((sum, [area, key, text]) => sum + entriesOf(area, key, text), 0),
      bytes: own.reduce((sum, [, key, text]) => sum + encoder.encode(key + text).length, 0),
    };
  });
}

const FOLLOWED = [
  sessionStore, themeStore, textSizeStore, settingsStore, profileStore, likeStore, hiddenStore, walletStore, threadStore,
  messageStore, draftStore, messageDraftStore, deckStore, trailStore, timelineStore, datePlanStore,
];
const EVENTS = ['storage', 'focus', 'visibilitychange'];

const isSame = (one: readonly Item[], other: readonly Item[]): boolean =>
  one.length === other.length && one.every((item, at) => item.every((part, place) => part === other[at]?.[place]));

let seen: readonly Item[] = [];
let summary: readonly TopicSummary[] | null = null;

/** What stands on this device by topic, followed across tabs; null while pages are rendered ahead of time. */
export const deviceSummary = {
  empty: null,
  get: (): readonly TopicSummary[] | null => {
    const found = items();
    if (summary === null || !isSame(found, seen)) {
      seen = found;
      summary = summarise(found);
    }
    return summary;
  },
  subscribe: (listener: () => void): (() => void) => {
    EVENTS.forEach((name) => window.addEventListener(name, listener));
    const stops = FOLLOWED.map((store) => store.subscribe(listener));
    return () => {
      EVENTS.forEach((name) => window.removeEventListener(name, listener));
      stops.forEach((stop) => stop());
    };
  },
};
