import { describe, expect, it, vi } from 'vitest';

import { forbidStorage } from '../testing/forbid-storage';
import { eraseDeviceData } from './device-data';
import { deviceSummary } from './device-data-topics';
import { saveDraft } from './drafts';
import { logOut } from './session';

const kept = () =>
  Object.fromEntries(
    (deviceSummary.get() ?? []).flatMap(({ topic, entries, bytes }) =>
      bytes > 0 ? [[topic, entries]] : [],
    ),
  );

describe('the summary of stored data', () => {
  it('counts by topic, readable or not', () => {
    localStorage.setItem('iru_likes', '[{"name":"a"},{"name":"b"}]');
    localStorage.setItem('iru_likes_marks', '{"c":1}');
    localStorage.setItem('iru_hidden', '[{"id":"h4"}]');
    localStorage.setItem('iru_first_use', '["/swipe","/user"]');
    localStorage.setItem('iru_text_size', 'large');
    localStorage.setItem('iru_wallet_v1', '{"coinBalance":4,"transactions":[1,2,3]}');
    localStorage.setItem('iru_threads', '[{}]');
    localStorage.setItem('iru_msgs', '{"a":["x","y"]}');
    localStorage.setItem('iru_msg_drafts', '{"message-a":"half"}');
    localStorage.setItem('iru_settings', '{}');
    localStorage.setItem('iru_theme', 'dark');
    localStorage.setItem('iru_session', 'true');
    localStorage.setItem('iru_profile', '{"firstName":"Aline"}');
    localStorage.setItem('iru_threads_backup_2', '{broken');
    localStorage.setItem('iru_wallet_v2', '{}');
    localStorage.setItem('another_site', 'x');
    sessionStorage.setItem('iru_drafts', '{}');
    sessionStorage.setItem('iru_deck', '[]');
    expect(kept()).toEqual({
      profile: 1,
      likes: 2,
      hidden: 1,
      introductions: 2,
      wallet: 3,
      messages: 1,
      settings: 3,
      session: 1,
      tab: 2,
      backups: 1,
      other: 1,
    });
  });

  it('measures keys and values in UTF-8 bytes', () => {
    localStorage.setItem('iru_theme', 'é');
    const settings = deviceSummary.get()?.find(({ topic }) => topic === 'settings');
    expect(settings?.bytes).toBe('iru_theme'.length + 2);
  });

  it('never fails: corrupt data counts as no entries, but its bytes are counted', () => {
    localStorage.setItem('iru_likes', '{broken');
    localStorage.setItem('iru_wallet_v1', 'null');
    expect(kept()).toEqual({ likes: 0, wallet: 0 });
  });

  it('stays the same object until a value or a key changes, so that a page renders it once', () => {
    localStorage.setItem('iru_theme', 'dark');
    localStorage.setItem('iru_text_size', 'large');
    const before = deviceSummary.get();
    expect(deviceSummary.get()).toBe(before);
    localStorage.setItem('iru_text_size', 'larger');
    const changed = deviceSummary.get();
    expect(changed).not.toBe(before);
    localStorage.removeItem('iru_text_size');
    expect(deviceSummary.get()).not.toBe(changed);
  });

  it('follows this tab and others until unsubscribed', () => {
    const heard = vi.fn<() => void>();
    const stop = deviceSummary.subscribe(heard);
    saveDraft('note', 'typed');
    expect(heard).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new StorageEvent('storage', { key: 'iru_settings' }));
    expect(heard).toHaveBeenCalledTimes(2);
    eraseDeviceData();
    expect(heard.mock.calls.length).toBeGreaterThan(2);
    stop();
    heard.mockClear();
    saveDraft('note', 'again');
    expect(heard).not.toHaveBeenCalled();
  });

  it('counts no logged-out session, and the marker once', () => {
    logOut();
    expect(kept()).toEqual({ session: 0, erased: 1 });
    eraseDeviceData();
    expect(kept()).toEqual({ erased: 1 });
  });

  it('is empty without storage', () => {
    forbidStorage();
    expect(kept()).toEqual({});
  });
});
