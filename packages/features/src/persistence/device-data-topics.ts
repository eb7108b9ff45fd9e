import { ownKeys } from '../platform/browser-storage';
import { KEYS } from '../platform/keys';
import { PERSISTED_ITEMS, persistedItemOf } from './persisted-items';
import { DEVICE_TOPICS, type DeviceTopic } from './persisted-item';
import { reachable, readable } from './device-data';

export interface TopicSummary {
  readonly topic: DeviceTopic;
  /** The number of people, transactions, conversations or values, depending on the topic. */
  readonly entries: number;
  /** The size of keys and values in UTF-8 bytes. */
  readonly bytes: number;
}

const MARK = KEYS.erased;

/** Returns the topic of a key in an area of the storage. */
export function topicOf(area: 'local' | 'session', key: string): DeviceTopic {
  if (key === MARK) return 'erased';
  if (/_backup(_\d)?$/.test(key)) return 'backups';
  if (area === 'session') return 'tab';
  const topic = persistedItemOf(key.replace(/_marks$/, ''))?.topic;
  return topic ?? (Object.values<string>(KEYS).includes(key) ? 'tab' : 'other');
}

function entriesOf(area: 'local' | 'session', key: string, text: string): number {
  // The tab's copy of the mark counts as the same mark.
  if (key === MARK) return area === 'local' ? 1 : 0;
  if (area === 'session') return 1;
  const count = persistedItemOf(key)?.count;
  if (count) return count(readable(text));
  return key.endsWith('_marks') ? 0 : 1;
}

type Item = readonly [area: 'local' | 'session', key: string, text: string];

function items(): Item[] {
  return (['local', 'session'] as const).flatMap((area) => {
    try {
      const storage = reachable(area);
      return storage
        ? ownKeys(storage).map((key): Item => [area, key, storage.getItem(key) ?? ''])
        : [];
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

const EVENTS = ['storage', 'focus', 'visibilitychange'];

const isSame = (one: readonly Item[], other: readonly Item[]): boolean =>
  one.length === other.length &&
  one.every((item, at) => item.every((part, place) => part === other[at]?.[place]));

let seen: readonly Item[] = [];
let summary: readonly TopicSummary[] | null = null;

/** Returns the data stored on this device by topic, following other tabs; null during prerendering. */
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
    const stops = Object.values(PERSISTED_ITEMS).map(({ store }) => store.subscribe(listener));
    return () => {
      EVENTS.forEach((name) => window.removeEventListener(name, listener));
      stops.forEach((stop) => stop());
    };
  },
};
