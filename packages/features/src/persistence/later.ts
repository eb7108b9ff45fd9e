import { KEYS } from '../platform/keys';
import { createListStore } from '../platform/list-store';
import { countList, type PersistedItem, listFile } from './persisted-item';
import { type Like, likeSchema } from './likes';

/** The people whom the visitor has put aside for later, newest first; each is kept as a like is (LATER-1). */
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
