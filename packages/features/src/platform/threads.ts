import * as v from 'valibot';

import { KEYS } from './keys';
import { createListStore } from './list-store';
import type { Store } from './storage';
import { createStore } from './storage';

/** A conversation with someone (spec 2, section 3). */
export interface Thread {
  readonly id: string;
  readonly name: string;
  /** The last message. */
  readonly last: string;
}

/** One stored thread; what else it holds is kept. */
export const threadSchema = v.pipe(
  v.looseObject({
    id: v.union([v.string(), v.number()]),
    name: v.string(),
    last: v.optional(v.string(), ''),
  }),
  v.transform((thread) => ({ ...thread, id: String(thread.id) })),
);

/** The visitor's conversations, newest first; none where nothing readable is stored (spec 2, section 8). */
export const threadStore = createListStore<Thread>({ key: KEYS.threads, area: 'local', entry: threadSchema });

/** The messages by thread id, each a text or an object with one. */
export const messagesSchema = v.pipe(
  // A record would take an array for one with numbers as names.
  v.custom<object>((value) => !Array.isArray(value)),
  v.record(v.string(), v.array(v.union([v.string(), v.looseObject({ text: v.string() })]))),
);

type Messages = v.InferOutput<typeof messagesSchema>;

/** What the visitor wrote, by thread id; read only here, {} where nothing readable is stored (spec 2, section 8). */
export const messageReader: Pick<Store<Messages>, 'get' | 'empty' | 'subscribe'> = createStore<Messages>({
  key: KEYS.messages,
  area: 'local',
  schema: messagesSchema,
  empty: {},
});
