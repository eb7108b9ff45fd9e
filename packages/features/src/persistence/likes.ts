import * as v from 'valibot';

import { AGE } from '../domain/constants';
import { KEYS } from '../platform/keys';
import { createListStore } from '../platform/list-store';
import { countList, type PersistedItem, listFile } from './persisted-item';

/** Someone whom the visitor likes (SWIPE-1). */
export interface Like {
  readonly id: string;
  readonly name: string;
  /** In years, where it is known. */
  readonly age?: number | undefined;
  readonly city: string;
  readonly country: string;
  /** The address of the picture as it was stored; show it only through `ownPicture`. */
  readonly image: string;
  /** Whether it was a Super Like. */
  readonly super?: boolean | undefined;
}

/** No adult is older, in years. */
const OLDEST = 125;

/** A stored age in years; what nobody here can be is left out. */
const age = v.pipe(
  v.number(),
  v.transform((years) =>
    Number.isInteger(years) && years >= AGE.minimum && years <= OLDEST ? years : undefined,
  ),
);

/** One stored like; an entry without an id goes by its name, an impossible age is left out, and what else it holds is kept. */
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

/** The people whom the visitor likes, newest first; nobody where nothing readable is stored (SHELL-9). */
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

/** A stored picture's address when it is a path of this site, else undefined: a file must not send requests elsewhere. */
export function ownPicture(image: string): string | undefined {
  return /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(image) ? image : undefined;
}
