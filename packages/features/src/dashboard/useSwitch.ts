import { useState } from 'react';

import { type Settings, settingsStore } from '../platform/settings';
import { dashboardCopy as copy } from './copy';

/** Changes settings at once and says whether the device kept them. */
export function useSwitch() {
  const [said, setSaid] = useState('');
  const set = (part: Partial<Settings>) => {
    const outcome = settingsStore.update((before) => ({ ...before, ...part }));
    setSaid(outcome === 'saved' ? copy.saved : outcome === 'newer' ? copy.newer : copy.notSaved);
  };
  return { set, said };
}
