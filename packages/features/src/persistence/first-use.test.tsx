// Proves FIRST-1.
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import { ALL_PATHS, MEMBER_PATHS } from '../paths';
import { storageHealth } from '../platform/storage-health';
import { resetStores } from '../platform/storage';
import { eraseDeviceData, exportDeviceData } from './device-data';
import { importDeviceData, readDeviceExport } from './device-data-import';
import { deviceSummary } from './device-data-topics';
import { firstUseStore, noteIntroduced } from './first-use';

const KEY = 'iru_first_use';
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown;

describe('the pages whose introduction was shown', () => {
  it('are stored once each by path, and nothing else', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...MEMBER_PATHS)), (visits) => {
        localStorage.clear();
        resetStores();
        visits.forEach(noteIntroduced);
        expect(stored()).toEqual(
          visits.length === 0 ? null : MEMBER_PATHS.filter((path) => visits.includes(path)),
        );
      }),
    );
  });

  it('include only member pages, whatever is stored', () => {
    localStorage.setItem(
      KEY,
      JSON.stringify([...ALL_PATHS, '/nowhere', 'constructor', '/user', '/user']),
    );
    expect(firstUseStore.get()).toEqual(MEMBER_PATHS);
  });

  it.each(['{broken', 'null', '7', '"/swipe"', '[7]', '{"0":"/swipe"}'])(
    'are none where %s is stored',
    (text) => {
      localStorage.setItem(KEY, text);
      expect(firstUseStore.get()).toEqual([]);
    },
  );

  it('follow other tabs and merge with their entries', () => {
    noteIntroduced('/swipe');
    const heard = vi.fn<() => void>();
    const stop = firstUseStore.subscribe(heard);
    localStorage.setItem(KEY, '["/user"]');
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(heard).toHaveBeenCalledTimes(1);
    noteIntroduced('/messages');
    expect(stored()).toEqual(['/messages', '/user']);
    stop();
  });

  it('are listed in the stored data and erased with everything else', () => {
    noteIntroduced('/swipe');
    noteIntroduced('/user');
    expect(deviceSummary.get()?.find(({ topic }) => topic === 'introductions')?.entries).toBe(2);
    eraseDeviceData();
    expect(stored()).toBeNull();
    expect(firstUseStore.get()).toEqual([]);
  });

  it('are exported, and merged on import', () => {
    noteIntroduced('/swipe');
    const text = exportDeviceData();
    eraseDeviceData();
    noteIntroduced('/user');
    const found = readDeviceExport(text);
    if (!found.ok) throw new Error(found.error);
    expect(importDeviceData(found.value)).toEqual({
      ok: true,
      value: [{ key: KEY, effect: 'united' }],
    });
    expect(firstUseStore.get()).toEqual(['/swipe', '/user']);
  });

  it('can be lost without harm when the browser refuses to save them', async () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    noteIntroduced('/swipe');
    await Promise.resolve();
    expect(storageHealth.get()).toMatchObject({ state: 'ok', refusedKeys: [] });
    refuse.mockRestore();
    resetStores();
    expect(firstUseStore.get()).toEqual([]);
  });
});
