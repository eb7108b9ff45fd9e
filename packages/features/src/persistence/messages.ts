import * as v from 'valibot';

import { field } from '../domain/result';
import { systemClock } from '../platform/clock';
import { KEYS } from '../platform/keys';
import { mergeLists } from '../platform/list-store';
import { systemRandom } from '../platform/random';
import { createStore, type Store, type StoreOptions, type WriteOutcome } from '../platform/storage';
import { countNothing, type FileRule, type PersistedItem } from './persisted-item';

type StoredText = string | { readonly text: string };
type StoredMessages = Readonly<Record<string, readonly StoredText[]>>;

const isStoredText = (entry: unknown): entry is StoredText =>
  typeof entry === 'string' || typeof field(entry, 'text') === 'string';

/** Keeps the readable texts; without any, the messages are unreadable. */
export const messagesSchema = v.pipe(
  v.custom<object>((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
  v.rawTransform(({ dataset, addIssue, NEVER }): StoredMessages => {
    const stored = Object.entries<unknown>({ ...dataset.value });
    const readable = stored.flatMap(([id, texts]) => {
      if (!Array.isArray(texts)) return [];
      const found = texts.filter(isStoredText);
      return found.length > 0 || texts.length === 0 ? [[id, found] as const] : [];
    });
    if (readable.length > 0 || stored.length === 0) return Object.fromEntries(readable);
    addIssue();
    return NEVER;
  }),
);

const countTexts = (messages: object): number =>
  Object.values(messages).reduce<number>(
    (sum, texts: unknown) => sum + (Array.isArray(texts) ? texts.length : 1),
    0,
  );

export interface Message {
  readonly id: string;
  readonly text: string;
  /** Milliseconds since 1970, 0 if unknown; sorts only what an import adds to a conversation. */
  readonly ts: number;
}

/** The messages by thread id, oldest first. */
export type Messages = Readonly<Record<string, readonly Message[]>>;

/** A text without an id gets one based on its position, the same in every tab. */
function entriesOf(texts: readonly StoredText[]): readonly Message[] {
  const taken = new Set<string>();
  return texts.flatMap((stored, at) => {
    const entry = typeof stored === 'string' ? { text: stored } : stored;
    // Without a schema, which would be slow on a phone for thousands of texts.
    const { id, ts } = entry as { readonly id?: unknown; readonly ts?: unknown };
    const own = typeof id === 'string' && id !== '' ? id : `text-${at}`;
    if (taken.has(own)) return [];
    taken.add(own);
    return [
      {
        ...entry,
        id: own,
        ts: typeof ts === 'number' && Number.isFinite(ts) ? ts : 0,
        text: entry.text,
      },
    ];
  });
}

const messageEntries = v.pipe(
  messagesSchema,
  v.transform((stored): Messages =>
    Object.fromEntries(Object.entries(stored).map(([id, texts]) => [id, entriesOf(texts)])),
  ),
);

const NO_MESSAGES: readonly Message[] = [];

/** Returns the messages of a conversation, oldest first. */
export function messagesOf(messages: Messages, thread: string): readonly Message[] {
  return Object.hasOwn(messages, thread) ? (messages[thread] ?? NO_MESSAGES) : NO_MESSAGES;
}

/** Merges two records without losing or duplicating a message. */
export function mergeMessages(mine: Messages, stored: Messages, unsaved = false): Messages {
  const changed = Object.entries(mine).flatMap(([id, texts]) => {
    const theirs = messagesOf(stored, id);
    const united = mergeLists(texts, theirs, { unsaved, newest: 'last' });
    return united === theirs ? [] : [[id, united] as const];
  });
  return changed.length === 0 ? stored : { ...stored, ...Object.fromEntries(changed) };
}

export interface MessageStore extends Pick<
  Store<Messages>,
  'key' | 'get' | 'empty' | 'subscribe' | 'clear'
> {
  /** A text that the storage refuses is dropped, so that it can be sent again. */
  readonly send: (thread: string, text: string) => WriteOutcome;
}

export function createMessageStore(
  where: Pick<StoreOptions<Messages>, 'backend' | 'events'> = {},
): MessageStore {
  const store = createStore<Messages>({
    ...where,
    key: KEYS.messages,
    area: 'local',
    schema: messageEntries,
    isWhole: (data, messages) =>
      typeof data === 'object' && data !== null && countTexts(data) === countTexts(messages),
    empty: {},
    merge: mergeMessages,
  });
  const change = (
    thread: string,
    next: (texts: readonly Message[]) => readonly Message[],
  ): WriteOutcome =>
    store.update((messages) => ({ ...messages, [thread]: next(messagesOf(messages, thread)) }));
  return {
    key: store.key,
    get: store.get,
    empty: store.empty,
    subscribe: store.subscribe,
    clear: store.clear,
    send: (thread, text) => {
      const sent: Message = { id: systemRandom.id(), text, ts: systemClock.now() };
      const outcome = change(thread, (texts) => [...texts, sent]);
      if (outcome === 'refused')
        change(thread, (texts) => texts.filter(({ id }) => id !== sent.id));
      return outcome;
    },
  };
}

/** The messages on this device; empty if nothing readable is stored (SHELL-9). */
export const messageStore = createMessageStore();

/** Merges the texts of a file into a conversation, by their time if any is new. */
function joinTexts(
  found: readonly StoredText[],
  here: readonly StoredText[],
): readonly StoredText[] {
  if (here.length === 0) return found;
  const mine = entriesOf(here);
  const texts = new Map(mine.map(({ id, text }) => [id, text]));
  // An id made from a position can belong to another text here.
  const theirs = entriesOf(found).map((message) =>
    (texts.get(message.id) ?? message.text) === message.text
      ? message
      : { ...message, id: `${message.id} ${message.text}` },
  );
  const joined = mergeLists(theirs, mine);
  return joined === mine ? here : [...joined].sort((one, other) => one.ts - other.ts);
}

const messageFile: FileRule<StoredMessages> = {
  schema: messagesSchema,
  none: {},
  join: (found, here) => {
    const joined = Object.entries(found).map(
      ([id, texts]) =>
        [id, joinTexts(texts, Object.hasOwn(here, id) ? (here[id] ?? []) : [])] as const,
    );
    return { ...here, ...Object.fromEntries(joined) };
  },
  entriesOf: (messages) =>
    Object.entries(messages).flatMap(([id, texts]) =>
      texts.map((text) => `${id} ${typeof text === 'string' ? text : text.text}`),
    ),
};

export const messageItem = {
  key: KEYS.messages,
  topic: 'messages',
  store: messageStore,
  // Conversations are counted by the thread list.
  count: countNothing,
  file: messageFile,
} as const satisfies PersistedItem;
