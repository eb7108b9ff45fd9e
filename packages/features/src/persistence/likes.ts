import * as v from 'valibot';

import { AGE } from '../domain/constants';
import { KEYS } from '../platform/keys';
import { createListStore } from '../platform/list-store';
import { countList, type PersistedItem, listFile } from './persisted-item';

/** A person the visitor likes (SWIPE-1). */
export interface Like {
  readonly id: string;
  readonly name: string;
  /** In years, if known. */
  readonly age?: number | undefined;
  readonly city: string;
  readonly country: string;
  /** Show it only through `ownPicture`. */
  readonly image: string;
  readonly super?: boolean | undefined;
}

/** The maximum plausible age, in years. */
const OLDEST = 125;

const age = v.pipe(
  v.number(),
  v.transform((years) =>
    Number.isInteger(years) && years >= AGE.minimum && years <= OLDEST ? years : undefined,
  ),
);

/** A stored like; without an id, the name is used; an impossible age is dropped and unknown fields are kept. */
export const likeSchema = v.pipe(
  v.looseObject({
    id: v.optional(v.union([v.string(), v.number()])),
    name: v.pipe(v.string(), v.nonEmpty()),
    age: v.optional(age),
    city: v.optional(v.string(), ''),
    country: v.optional(v.string(), ''),
    image: v.optional(v.string(), ''),
    super: v.fallback(v.optional(v.boolean()), undefined),
  }),
  v.transform((like) => ({ ...like, id: String(like.id ?? like.name) })),
);

/** The people the visitor likes, newest first; empty if nothing readable is stored (SHELL-9). */
export const likeStore = createListStore<Like>({
  key: KEYS.likes,
  area: 'local',
  entry: likeSchema,
});

export const likeItem = {
  key: KEYS.likes,
  topic: 'likes',
  store: likeStore,
  count: countList,
  file: listFile(likeSchema),
} as const satisfies PersistedItem;

/** Returns a stored picture's URL if it's a path on this site, else undefined: an imported file must not cause requests elsewhere. */
export function ownPicture(image: string): string | undefined {
  return /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(image) ? image : undefined;
}
