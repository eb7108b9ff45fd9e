import { describe, expect, it, vi } from 'vitest';

import { downloadText } from '../platform/download';
import { claimAutomaticReload } from '../platform/reload';
import { resetStores } from '../platform/storage';
import { storageHealth } from '../platform/storage-health';
import { fakeClock } from '../testing/fake-clock';
import { forbidStorage } from '../testing/forbid-storage';
import { KEYS } from '../platform/keys';
import { eraseDeviceData, exportDeviceData } from './device-data';
import { deviceSummary } from './device-data-topics';
import { readDraft, saveDraft } from './drafts';
import { logIn, sessionStore } from './session';

const itemsOf = (storage: Storage) => Object.fromEntries(Object.entries(storage));

describe('the data on this device', () => {
  it('is exported completely, readable or not, without secrets or other sites’ keys', () => {
    localStorage.setItem('iru_likes', '[{"id":"a","password":"sentinel"}]');
    localStorage.setItem('iru_theme', 'dark');
    localStorage.setItem('iru_wallet_v1_backup', '{broken');
    localStorage.setItem('another_site', 'x');
    saveDraft('note', 'typed');
    expect(JSON.parse(exportDeviceData())).toEqual({
      kind: 'iru-device-data',
      format: 1,
      device: { iru_likes: [{ id: 'a' }], iru_theme: 'dark', iru_wallet_v1_backup: '{broken' },
      tab: { iru_drafts: { note: 'typed' } },
      unsaved: {},
    });
  });

  it('is erased completely, and the page updates immediately', () => {
    logIn();
    saveDraft('note', 'typed');
    localStorage.setItem('iru_wallet_v2', '{}');
    localStorage.setItem('another_site', 'x');
    expect(eraseDeviceData()).toBe(true);
    const mark = localStorage.getItem('iru_erased');
    expect(mark).not.toBeNull();
    expect(itemsOf(localStorage)).toEqual({ another_site: 'x', iru_erased: mark });
    expect(itemsOf(sessionStorage)).toEqual({ iru_erased: mark });
    expect(JSON.parse(exportDeviceData())).toMatchObject({ device: {}, tab: {}, unsaved: {} });
    expect([sessionStore.get(), readDraft('note')]).toEqual([null, '']);
    expect(storageHealth.get().state).toBe('ok');
  });

  it('reports when the browser refuses to erase it', () => {
    logIn();
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    expect(eraseDeviceData()).toBe(false);
  });

  it('is empty without storage', () => {
    forbidStorage();
    expect(JSON.parse(exportDeviceData())).toMatchObject({ device: {}, tab: {}, unsaved: {} });
    expect(eraseDeviceData()).toBe(true);
  });
});

describe('a value of 3,000 nested brackets', () => {
  const nested = `${'['.repeat(3000)}${']'.repeat(3000)}`;

  it('is exported unchanged, from its key, its backup and together with unsaved data', () => {
    localStorage.setItem('iru_likes', nested);
    localStorage.setItem('iru_wallet_v1_backup', nested);
    localStorage.setItem('iru_settings', `[{"a":${nested}}]`);
    const { device } = JSON.parse(exportDeviceData()) as { device: Record<string, unknown> };
    expect(device).toEqual({
      iru_likes: nested,
      iru_wallet_v1_backup: nested,
      iru_settings: `[{"a":${nested}}]`,
    });
  });

  it('counts as no entries and is erased', () => {
    for (const key of Object.values(KEYS)) localStorage.setItem(key, nested);
    const likes = deviceSummary.get()?.find(({ topic }) => topic === 'likes');
    expect(likes?.entries).toBe(0);
    expect(eraseDeviceData()).toBe(true);
    expect(Object.keys(localStorage)).toEqual(['iru_erased']);
  });
});

describe('an automatic reload', () => {
  it('happens once in ten minutes per path, also when the clock is set back', () => {
    const clock = fakeClock(10_000_000);
    expect(claimAutomaticReload('/blog', clock)).toBe(true);
    resetStores();
    expect(claimAutomaticReload('/blog', clock)).toBe(false);
    expect(claimAutomaticReload('/pricing', clock)).toBe(true);
    clock.set(9_900_000);
    expect(claimAutomaticReload('/blog', clock)).toBe(false);
    clock.set(10_600_000);
    expect(claimAutomaticReload('/blog', clock)).toBe(true);
  });

  it('never happens without storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    expect(claimAutomaticReload('/blog', fakeClock())).toBe(false);
  });
});

it('downloads a file with its name, type and text', () => {
  vi.useFakeTimers();
  let blob: Blob | undefined;
  const create = vi.fn<(given: Blob) => string>((given) => {
    blob = given;
    return 'blob:one';
  });
  const revoke = vi.fn<(url: string) => void>();
  Object.assign(URL, { createObjectURL: create, revokeObjectURL: revoke });
  const clicked: [string, string][] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    clicked.push([this.download, this.href]);
  });
  downloadText('meeting-summary.txt', 'text/plain', 'Kigali');
  expect(clicked).toEqual([['meeting-summary.txt', 'blob:one']]);
  expect([blob?.type, blob?.size]).toEqual(['text/plain;charset=utf-8', 6]);
  expect(revoke).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledWith('blob:one');
});
