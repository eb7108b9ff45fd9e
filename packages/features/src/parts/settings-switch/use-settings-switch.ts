import { useState } from 'react';

import { type Settings, settingsStore } from '../../persistence/settings';
import { settingsSwitchCopy as copy } from './copy';

/** Changes settings at once and says whether the device kept them; `saved` is said when it did, by default nothing. */
export function useSettingsSwitch(saved = '') {
  const [announcement, setAnnouncement] = useState('');
  const set = (part: Partial<Settings>) => {
    const outcome = settingsStore.update((before) => ({ ...before, ...part }));
    setAnnouncement(outcome === 'saved' ? saved : outcome === 'newer' ? copy.newer : copy.notSaved);
  };
  return { set, announcement };
}
