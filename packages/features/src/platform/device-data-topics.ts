import { field } from '../domain/result';
import { ownKeys, reachable, readable } from './device-data';
import { deckStore } from './deck';
import { draftStore, messageDraftStore } from './drafts';
import { hiddenStore } from './hidden';
import { KEYS } from './keys';
import { likeStore } from './likes';
import { profileStore } from './profile';
import { sessionStore } from './session';
import { settingsStore } from './settings';
import { textSizeStore } from './text-size';
import { themeStore } from './theme';
import { messageStore, threadStore } from './threads';
import { trailStore } from './trail';
import { walletStore } from './wallet';

/** What the site keeps on a device, by topic, in the order of the User Page. */
export const DEVICE_TOPICS = [
  'profile', 'likes', 'hidden', 'wallet', 'messages', 'settings', 'session', 'tab', 'setAside', 'other',
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

function topicOf(area: 'local' | 'session', key: string): DeviceTopic {
  if (/_backup(_\d)?$/.test(key)) return 'setAside';
  if (area === 'session') return 'tab';
  return BY_KEY[key.replace(/_marks$/, '')] ?? 'other';
}

function entriesOf(key: string, text: string): number {
  const value = readable(text);
  switch (key) {
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
      entries: own.reduce((sum, [, key, text]) => sum + entriesOf(key, text), 0),
      bytes: own.reduce((sum, [, key, text]) => sum + encoder.encode(key + text).length, 0),
    };
  });
}

const FOLLOWED = [
  sessionStore, themeStore, textSizeStore, settingsStore, profileStore, likeStore, hiddenStore, walletStore, threadStore,
  messageStore, draftStore, messageDraftStore, deckStore, trailStore,
];
const EVENTS = ['storage', 'focus', 'visibilitychange'];

let seen = '';
let summary: readonly TopicSummary[] | null = null;

/** What stands on this device by topic, followed across tabs; null while pages are rendered ahead of time. */
export const deviceSummary = {
  empty: null,
  get: (): readonly TopicSummary[] | null => {
    const found = items();
    const fingerprint = JSON.stringify(found);
    if (summary === null || fingerprint !== seen) {
      seen = fingerprint;
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
