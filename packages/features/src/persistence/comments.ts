import * as v from 'valibot';

import { COMMENTS } from '../domain/constants';
import { LIMITS } from '../domain/limits';
import { firstCharacters, stripUnsafe } from '../domain/text';
import { KEYS } from '../platform/keys';
import { systemRandom } from '../platform/random';
import { createStore } from '../platform/storage';
import type { PersistedItem } from './persisted-item';

export interface Comment {
  readonly id: string;
  readonly text: string;
}

type Comments = Readonly<Record<string, readonly Comment[]>>;

const clean = (text: string): string => firstCharacters(stripUnsafe(text).trim(), LIMITS.comment);

const schema = v.record(
  v.string(),
  v.array(v.object({ id: v.string(), text: v.pipe(v.string(), v.transform(clean)) })),
);

const NONE: readonly Comment[] = [];

/** The comments of this tab by person, newest first. */
export const commentStore = createStore<Comments>({
  key: KEYS.comments,
  area: 'session',
  schema,
  empty: {},
});

export const commentItem = {
  key: KEYS.comments,
  topic: 'tab',
  store: commentStore,
} as const satisfies PersistedItem;

/** Returns the comments on a person's card, newest first. */
export const commentsOn = (comments: Comments, person: string): readonly Comment[] =>
  Object.hasOwn(comments, person) ? (comments[person] ?? NONE) : NONE;

/** Adds a comment to the top of a person's card for as long as the tab is open; above fifty, the oldest are dropped (CARD-3). */
export function addComment(person: string, text: string): void {
  const comment = { id: systemRandom.id(), text: clean(text) };
  commentStore.update((all) => ({
    ...all,
    [person]: [comment, ...commentsOn(all, person)].slice(0, COMMENTS.most),
  }));
}
