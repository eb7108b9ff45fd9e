import * as v from 'valibot';

import { SILENT } from '../domain/stored-copy';
import { KEYS } from '../platform/keys';
import { createListStore } from '../platform/list-store';
import type { WriteOutcome } from '../platform/storage';
import { messagesOf, messageStore } from './messages';
import { countList, listFile, type PersistedItem } from './persisted-item';

/** A conversation with someone (MSG-1). */
export interface Thread {
  readonly id: string;
  readonly name: string;
  readonly last: string;
}

/** A stored thread; unknown fields are kept. */
export const threadSchema = v.pipe(
  v.looseObject({
    id: v.union([v.string(), v.number()]),
    name: v.string(),
    last: v.optional(v.string(), ''),
  }),
  v.transform((thread) => ({ ...thread, id: String(thread.id) })),
);

/** The visitor's conversations, newest first; empty if nothing readable is stored (SHELL-9). */
export const threadStore = createListStore<Thread>({
  key: KEYS.threads,
  area: 'local',
  entry: threadSchema,
});

export const threadItem = {
  key: KEYS.threads,
  topic: 'messages',
  store: threadStore,
  count: countList,
  file: listFile(threadSchema),
} as const satisfies PersistedItem;

/** Sends a trimmed, non-empty text and makes it the last message of its conversation (MSG-1). */
export function sendMessage(thread: string, text: string): WriteOutcome | 'blank' {
  const trimmed = text.trim();
  if (trimmed === '') return 'blank';
  const outcome = messageStore.send(thread, trimmed);
  // Without storage, the conversation lasts for this visit.
  if (outcome !== 'saved' && outcome !== 'unreachable') return outcome;
  threadStore.change(thread, (before) => ({ ...before, last: trimmed }));
  return outcome;
}

/** Removes and returns a conversation with no messages, for example when its like is undone. */
export function dropSilentThread(id: string): Thread | undefined {
  const thread = threadStore.get().find((each) => each.id === id);
  if (!thread || messagesOf(messageStore.get(), id).length > 0) return undefined;
  threadStore.remove(id);
  return thread;
}

/** Starts a conversation with someone, with no message yet. */
export function startThread({ id, name }: Pick<Thread, 'id' | 'name'>): WriteOutcome {
  return threadStore.add({ id, name, last: SILENT });
}

/** How many conversations are created automatically (MSG-1). */
const SEEDED_THREADS = 5;

/** Creates conversations with the most recently liked people, unless there are any already (MSG-1). */
export function seedThreads(people: readonly Pick<Thread, 'id' | 'name'>[]): void {
  if (threadStore.get().length > 0) return;
  for (const person of people.slice(0, SEEDED_THREADS).reverse()) startThread(person);
}
