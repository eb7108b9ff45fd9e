import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/types';

import { previewOf } from './preview-api';

/** The toolbars whose choice is a word: those of the addons keep more, and none of it is a story's condition. */
const now = (): Globals => {
  const all = previewOf(window)?.storyStoreValue?.userGlobals.get() ?? {};
  return Object.fromEntries(Object.entries(all).filter(([, value]) => typeof value === 'string'));
};

/** What the toolbar says, on a documentation page too. */
export function useToolbar({ channel }: DocsContextProps): Globals {
  const [globals, setGlobals] = useState(now);
  useEffect(() => {
    const read = () => {
      // Told again what it knows, a frame would begin its story anew in the middle of a play.
      setGlobals((before) => (JSON.stringify(before) === JSON.stringify(now()) ? before : now()));
    };
    channel.on(GLOBALS_UPDATED, read);
    return () => {
      channel.off(GLOBALS_UPDATED, read);
    };
  }, [channel]);
  return globals;
}
