import { useBrowserValue } from '@iru/ui/hooks/use-browser-value';
import { useCallback, useState } from 'react';

import { isSecretName } from '../platform/redaction';
import { type DraftStore, draftStore, readDraft, saveDraft } from './drafts';

/**
 * Returns an unsent text that survives a reload, and its setter; a text with a secret-looking name stays in memory. The
 * store decides whether it belongs to this tab (the default) or to the device.
 */
export function useDraft(
  name: string,
  store: DraftStore = draftStore,
): readonly [text: string, setText: (text: string) => void] {
  const secret = isSecretName(name);
  const [hidden, setHidden] = useState('');
  const saved = useBrowserValue(
    store.subscribe,
    () => (secret ? '' : readDraft(name, store)),
    () => '',
  );
  const setText = useCallback(
    (text: string) => {
      if (secret) setHidden(text);
      else saveDraft(name, text, store);
    },
    [name, secret, store],
  );
  return [secret ? hidden : saved, setText];
}
