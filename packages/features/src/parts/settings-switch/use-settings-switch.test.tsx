import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';

import { settingsStore } from '../../persistence/settings';
import { refuseWrites } from '../../testing/with-storage';
import { settingsSwitchCopy } from './copy';
import { useSettingsSwitch } from './use-settings-switch';

it.each([
  ['the given message', 'Saved.'],
  ['nothing', undefined],
])('announces %s for a saved setting', (_what, saved) => {
  const { result } = renderHook(() => useSettingsSwitch(saved));
  act(() => result.current.set({ nearbyRadar: true }));
  expect(result.current.announcement).toBe(saved ?? '');
  expect(settingsStore.get().nearbyRadar).toBe(true);
});

it('reports that a setting was not saved, and clears the message after the next success', () => {
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
