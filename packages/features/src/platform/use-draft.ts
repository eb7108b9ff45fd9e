import { useCallback, useState, useSyncExternalStore } from 'react';

import { draftStore, readDraft, saveDraft } from './drafts';
import { isSecretName } from './secrets';

/** An unsent text that outlives a reload, and its setter; a name that looks secret is kept in memory alone. */
export function useDraft(name: string): readonly [text: string, setText: (text: string) => void] {
  const secret = isSecretName(name);
  const [hidden, setHidden] = useState('');
  const kept = useSyncExternalStore(draftStore.subscribe, () => (secret ? '' : readDraft(name)), () => '');
  const setText = useCallback((text: string) => {
    if (secret) setHidden(text);
    else saveDraft(name, text);
  }, [name, secret]);
  return [secret ? hidden : kept, setText];
}
