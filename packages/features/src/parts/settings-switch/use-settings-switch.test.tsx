import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { settingsStore } from '../../persistence/settings';
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
  const refusing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  act(() => result.current.set({ nearbyRadar: true }));
  expect([result.current.announcement, settingsStore.get().nearbyRadar]).toEqual([
    settingsSwitchCopy.notSaved,
    true,
  ]);
  refusing.mockRestore();
  act(() => result.current.set({ blurFirst: true }));
  expect(result.current.announcement).toBe('');
});
