import { record, string } from 'valibot';

import type { WriteOutcome } from './storage';
import { KEYS } from './keys';
import { isSecretName } from './secrets';
import { createStore } from './storage';

type Drafts = Readonly<Record<string, string>>;

/** Unsent texts of this tab by name, so that they outlive a reload. */
export const draftStore = createStore<Drafts>({
  key: KEYS.drafts,
  area: 'session',
  schema: record(string(), string()),
  empty: {},
});

/** The unsent text under a name, '' when there is none. */
export function readDraft(name: string): string {
  const drafts = draftStore.get();
  return Object.hasOwn(drafts, name) ? drafts[name] ?? '' : '';
}

/** Keeps an unsent text; an empty one is forgotten, and a name that looks secret is refused. */
export function saveDraft(name: string, text: string): WriteOutcome {
  if (isSecretName(name)) return 'refused';
  return draftStore.update((drafts) => {
    const { [name]: before, ...others } = drafts;
    if (before === text || (before === undefined && text === '')) return drafts;
    return text === '' ? others : { ...others, [name]: text };
  });
}
