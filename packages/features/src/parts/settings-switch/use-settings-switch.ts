import { useState } from 'react';

import { type Settings, settingsStore } from '../../persistence/settings';
import { settingsSwitchCopy as copy } from '#words/parts/settings-switch/copy';

/** Changes settings immediately and reports whether they were saved; `saved` is the success message, none by default. */
export function useSettingsSwitch(saved = '') {
  const [announcement, setAnnouncement] = useState('');
  const set = (part: Partial<Settings>) => {
    const outcome = settingsStore.update((before) => ({ ...before, ...part }));
    setAnnouncement(outcome === 'saved' ? saved : copy.notSaved);
  };
  return { set, announcement };
}
