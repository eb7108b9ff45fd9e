import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { settingsStore } from '../../persistence/settings';
import { resetStores } from '../../platform/storage';
import { settingsSwitchCopy } from './copy';
import { useSettingsSwitch } from './use-settings-switch';

beforeEach(() => {
  localStorage.clear();
  resetStores();
});
afterEach(cleanup);

it.each([
  ['the words that it was given', 'Saved.'],
  ['nothing', undefined],
])('says %s of a setting that the device kept', (_what, saved) => {
  const { result } = renderHook(() => useSettingsSwitch(saved));
  act(() => result.current.set({ nearbyRadar: true }));
  expect(result.current.announcement).toBe(saved ?? '');
  expect(settingsStore.get().nearbyRadar).toBe(true);
});

it('says that a setting was not kept, and takes it back after the next good one', () => {
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

it('changes nothing that a newer version of the site keeps, and says so', () => {
  localStorage.setItem('iru_settings', '{"version":2}');
  const { result } = renderHook(() => useSettingsSwitch());
  act(() => result.current.set({ nearbyRadar: true }));
  expect([result.current.announcement, settingsStore.get().nearbyRadar]).toEqual([
    settingsSwitchCopy.newer,
    false,
  ]);
});
