// Proves FIRST-1.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ok } from '../domain/result';
import { ALL_PATHS, MEMBER_PATHS } from '../paths';
import { storageHealth } from '../platform/storage-health';
import { resetStores } from '../platform/storage';
import { readExport } from '../testing/read-export';
import { refuseWrites } from '../testing/with-storage';
import { eraseDeviceData, exportDeviceData } from './device-data';
import { importDeviceData } from './device-data-import';
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
    const paths = [...ALL_PATHS, '/nowhere', 'constructor', '/user', '/user'];
    localStorage.setItem(KEY, JSON.stringify(paths));
    expect(firstUseStore.get()).toEqual(MEMBER_PATHS);
  });

  it.each(['{broken', 'null', '7', '"/swipe"', '[7]', '{"0":"/swipe"}'])(
    'are none where %s is stored',
    (text) => {
      localStorage.setItem(KEY, text);
      expect(firstUseStore.get()).toEqual([]);
    },
  );

  it('are exported, and merged on import', () => {
    noteIntroduced('/swipe');
    const text = exportDeviceData();
    eraseDeviceData();
    noteIntroduced('/user');
    const united = ok([{ key: KEY, effect: 'united' }]);
    expect(importDeviceData(readExport(text))).toEqual(united);
    expect(firstUseStore.get()).toEqual(['/swipe', '/user']);
  });

  it('can be lost without harm when the browser refuses to save them', async () => {
    const allowWrites = refuseWrites();
    noteIntroduced('/swipe');
    await Promise.resolve();
    expect(storageHealth.get()).toMatchObject({ state: 'ok', refusedKeys: [] });
    allowWrites();
    resetStores();
    expect(firstUseStore.get()).toEqual([]);
  });
});
