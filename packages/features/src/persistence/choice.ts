import { picklist } from 'valibot';

import { createStore, type Store } from '../platform/storage';
import type { PersistedItem } from './persisted-item';

/** A choice between words, stored on this device as the plain word, not as JSON. */
export interface Choice<Key extends string, Word extends string> {
  readonly store: Store<Word>;
  readonly item: PersistedItem<Key> & Required<Pick<PersistedItem, 'file'>>;
}

/** Creates a choice stored under one key; it's `first` until the visitor chooses. */
export function createChoice<const Key extends string, Word extends string>(
  key: Key,
  words: readonly Word[],
  first: NoInfer<Word>,
): Choice<Key, Word> {
  const schema = picklist(words);
  const plain = (word: string): string => word;
  const store = createStore<Word>({
    key,
    area: 'local',
    schema,
    empty: first,
    encode: plain,
    decode: plain,
  });
  return {
    store,
    item: { key, topic: 'settings', store, file: { schema, none: first, encode: String } },
  };
}
