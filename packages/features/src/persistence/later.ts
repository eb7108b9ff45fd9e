import { KEYS } from '../platform/keys';
import { createListStore } from '../platform/list-store';
import { countList, type PersistedItem, listFile } from './persisted-item';
import { type Like, likeSchema } from './likes';

/** The people the visitor saved for later, newest first, each stored like a like (LATER-1). */
export const laterStore = createListStore<Like>({
  key: KEYS.later,
  area: 'local',
  entry: likeSchema,
  most: Number.POSITIVE_INFINITY,
});

export const laterItem = {
  key: KEYS.later,
  topic: 'later',
  store: laterStore,
  count: countList,
  file: listFile(likeSchema, Number.POSITIVE_INFINITY),
} as const satisfies PersistedItem;
