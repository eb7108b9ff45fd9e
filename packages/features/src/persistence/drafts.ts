import { record, string } from 'valibot';

import { KEYS } from '../platform/keys';
import { isSecretName } from '../platform/redaction';
import type { WriteOutcome } from '../platform/storage';
import { createStore } from '../platform/storage';
import { countNothing, type FileRule, type PersistedItem } from './persisted-item';

type Drafts = Readonly<Record<string, string>>;

const schema = record(string(), string());

/** This tab's unsent texts by name, which survive a reload. */
export const draftStore = createStore<Drafts>({
  key: KEYS.drafts,
  area: 'session',
  schema,
  empty: {},
});

export const draftItem = {
  key: KEYS.drafts,
  topic: 'tab',
  store: draftStore,
} as const satisfies PersistedItem;

/** Unsent messages by conversation, shared by all tabs and kept after they close; a draft that isn't stored yet is kept. */
export const messageDraftStore = createStore<Drafts>({
  key: KEYS.messageDrafts,
  area: 'local',
  schema,
  empty: {},
  merge: (mine, stored, unsaved) => (unsaved ? { ...stored, ...mine } : stored),
});

/** Puts an unsent text of a file below the one that is here, unless one contains the other. */
function joinTexts(found: string, here: string): string {
  if (here.includes(found)) return here;
  return found.includes(here) ? found : `${here}\n${found}`;
}

const messageDraftFile: FileRule<Drafts> = {
  schema,
  none: {},
  join: (found, here) => ({
    ...here,
    ...Object.fromEntries(
      Object.entries(found).map(([name, text]) => [name, joinTexts(text, here[name] ?? '')]),
    ),
  }),
};

export const messageDraftItem = {
  key: KEYS.messageDrafts,
  topic: 'messages',
  store: messageDraftStore,
  count: countNothing,
  file: messageDraftFile,
} as const satisfies PersistedItem;

export type DraftStore = typeof draftStore;

/** Returns the unsent text with a name, '' if there is none. */
export function readDraft(name: string, store: DraftStore = draftStore): string {
  const drafts = store.get();
  return Object.hasOwn(drafts, name) ? (drafts[name] ?? '') : '';
}

/** Saves an unsent text; an empty one is removed, and secret-looking names are refused. */
export function saveDraft(
  name: string,
  text: string,
  store: DraftStore = draftStore,
): WriteOutcome {
  if (isSecretName(name)) return 'refused';
  return store.update((drafts) => {
    const { [name]: before, ...others } = drafts;
    if (before === text || (before === undefined && text === '')) return drafts;
    return text === '' ? others : { ...others, [name]: text };
  });
}
