import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';

import { settingsStore } from '../../persistence/settings';
import { refuseWrites } from '../../testing/with-storage';
import { settingsSwitchCopy } from '#words/parts/settings-switch/copy';
import { useSettingsSwitch } from './use-settings-switch';

it('reports that a setting was not saved, and by default says nothing after the next success', () => {
  const { result } = renderHook(() => useSettingsSwitch());
  const allowWrites = refuseWrites();
  act(() => result.current.set({ nearbyRadar: true }));
  expect([result.current.announcement, settingsStore.get().nearbyRadar]).toEqual([
    settingsSwitchCopy.notSaved,
    true,
  ]);
  allowWrites();
  act(() => result.current.set({ blurFirst: true }));
  expect(result.current.announcement).toBe('');
});
