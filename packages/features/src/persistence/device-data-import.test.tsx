import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import { resetStores } from '../platform/storage';
import { forbidStorage } from '../testing/forbid-storage';
import { readExport } from '../testing/read-export';
import { withStorage } from '../testing/with-storage';
import { announceStorage, eraseDeviceData, exportDeviceData } from './device-data';
import {
  importDeviceData,
  MAX_IMPORT_BYTES,
  planImport,
  readDeviceExport,
} from './device-data-import';
import { hiddenStore } from './hidden';
import { likeStore } from './likes';
import { sessionStore } from './session';
import { settingsStore } from './settings';
import { textSizeStore } from './text-size';
import { setTheme, themeStore } from './theme';
import { messagesOf, messageStore } from './messages';
import { threadStore } from './threads';

const stored = () => Object.fromEntries(Object.entries(localStorage));
const put = (values: Readonly<Record<string, unknown>>) => withStorage(values)();
const fileWith = (device: unknown, more: object = {}) =>
  JSON.stringify({ kind: 'iru-device-data', format: 1, device, tab: {}, unsaved: {}, ...more });
const tooLarge = { ok: false, error: 'too-large' };
const readDevice = (device: unknown, more?: object) => readExport(fileWith(device, more));
const divine = { id: 's1', name: 'Divine', city: 'Kigali', country: 'Rwanda', image: '' };
const kevin = { ...divine, id: 'p2', name: 'Kevin' };
const wallet = { coinBalance: 40, transactions: [{ ts: 1, delta: 40, note: 'First', id: 'w1' }] };

describe('a file', () => {
  it.each([
    ['', 'not-json'],
    ['{"kind":"iru-device-data"', 'not-json'],
    ['null', 'other-kind'],
    ['{"name":"package","version":"1.0.0"}', 'other-kind'],
    ['{"kind":"iru-device-data"}', 'other-kind'],
    [fileWith({}, { format: 2 }), 'other-kind'],
    [fileWith(null), 'empty'],
    [fileWith({ iru_session: true, iru_breadcrumbs: [], iru_admin: 1, other: 2 }), 'empty'],
    [
      fileWith({
        iru_likes: 'everyone',
        iru_wallet_v1: { coinBalance: 'many' },
        iru_theme: 'plaid',
        iru_settings: { showAge: 'yes' },
        iru_text_size: 'huge',
        iru_hidden: [{ name: 'unknown' }],
      }),
      'unreadable',
    ],
  ])('%s is %s', (text, reason) => {
    expect(readDeviceExport(text)).toEqual({ ok: false, error: reason });
  });

  it('of 60 MB is rejected without parsing', () => {
    const parse = vi.spyOn(JSON, 'parse');
    expect(readDeviceExport('x'.repeat(60 * 1024 * 1024))).toEqual(tooLarge);
    expect(parse).not.toHaveBeenCalled();
  });

  it('can hold ten thousand long messages, but not more than twice as many', () => {
    const message = (at: number) => ({
      id: `0123456789abcdef01234567${at}`,
      text: 'a'.repeat(160),
      ts: 1_700_000_000_000 + at,
    });
    put({ iru_msgs: { s1: Array.from({ length: 10_000 }, (_, at) => message(at)) } });
    const exported = exportDeviceData();
    expect(readExport(exported).values).toHaveLength(1);
    expect(exported.length).toBeLessThan(MAX_IMPORT_BYTES);
    expect(exported.length * 2).toBeGreaterThan(MAX_IMPORT_BYTES);
    expect(readDeviceExport('x'.repeat(MAX_IMPORT_BYTES + 1))).toEqual(tooLarge);
  });

  it('is never trusted and never throws', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        readDeviceExport(json);
        const found = readDeviceExport(
          fileWith({
            iru_likes: JSON.parse(json) as unknown,
            iru_msgs: JSON.parse(json) as unknown,
          }),
        );
        if (found.ok) planImport(found.value);
      }),
    );
    const deep = '['.repeat(200_000) + ']'.repeat(200_000);
    expect(readDeviceExport(`{"iru_likes":${deep}}`)).toEqual({ ok: false, error: 'too-deep' });
    // A string, as an export writes it, where a list is expected.
    expect(readDeviceExport(fileWith({ iru_likes: deep, iru_theme: 'dark' }))).toMatchObject({
      value: { unreadable: ['iru_likes'] },
    });
  });

  it('lists the parts it can’t read and keeps the rest', () => {
    const found = readDevice({
      iru_likes: [divine],
      iru_settings: ['no settings'],
      iru_msgs: { a: 'x' },
    });
    expect(found.unreadable).toEqual(['iru_msgs', 'iru_settings']);
    expect(planImport(found)).toEqual([
      { key: 'iru_likes', effect: 'added', counts: { fresh: 1, known: 0 } },
    ]);
  });

  it('of a newer version is imported without what this one doesn’t know', () => {
    const found = readDevice(
      { iru_likes: [divine], iru_gifts: [1], iru_likes_marks: { a: 1 }, iru_msgs_backup: '{' },
      { tab: { iru_testimony: {} }, unsaved: { iru_registration: {}, iru_theme: 'dark' } },
    );
    expect(found.values.map(({ key }) => key)).toEqual(['iru_likes', 'iru_theme']);
    expect(found).toMatchObject({ leftOut: ['tab', 'backups'], unknown: ['iru_gifts'] });
  });

  it('imports all of 60,000 hidden people', () => {
    const people = Array.from({ length: 60_000 }, (_, at) => ({ id: `h${at}` }));
    const found = readDevice({ iru_hidden: people });
    expect(planImport(found)).toMatchObject([
      { key: 'iru_hidden', counts: { fresh: 60_000, known: 0 } },
    ]);
    expect(importDeviceData(found).ok).toBe(true);
    expect(hiddenStore.get()).toHaveLength(60_000);
    expect(localStorage.getItem('iru_hidden_backup')).toBeNull();
  });

  it('reports how much of it is new', () => {
    put({ iru_likes: [divine], iru_wallet_v1: wallet, iru_msgs: { s1: ['Muraho'], s2: ['Bite'] } });
    const more = {
      coinBalance: 50,
      transactions: [{ ts: 2, delta: 10, note: '', id: 'w2' }, ...wallet.transactions],
    };
    const found = readDevice({
      iru_likes: [kevin, divine],
      iru_wallet_v1: more,
      iru_msgs: { s1: ['Muraho', 'Amakuru', 'Ni meza'] },
      iru_theme: 'dark',
    });
    expect(planImport(found)).toEqual([
      { key: 'iru_likes', effect: 'united', counts: { fresh: 1, known: 1 } },
      { key: 'iru_wallet_v1', effect: 'united', counts: { fresh: 1, known: 1 } },
      { key: 'iru_msgs', effect: 'united', counts: { fresh: 2, known: 1 } },
      { key: 'iru_theme', effect: 'added' },
    ]);
  });

  it('may be a copy of unsaved data, which takes precedence over stored data', () => {
    expect(planImport(readExport('{"iru_theme":"dark"}'))).toEqual([
      { key: 'iru_theme', effect: 'added' },
    ]);
    const found = readDevice({ iru_theme: 'light' }, { unsaved: { iru_theme: 'dark' } });
    expect(importDeviceData(found).ok).toBe(true);
    expect(localStorage.getItem('iru_theme')).toBe('dark');
  });
});

describe('an import', () => {
  it('restores what was exported', () => {
    put({
      iru_likes: [divine, kevin],
      iru_wallet_v1: wallet,
      iru_msgs: { s1: ['Muraho'] },
      iru_settings: { blurFirst: true },
      iru_threads: [{ id: 's1', name: 'Divine', last: 'Muraho' }],
      iru_hidden: [{ id: 'h4', name: 'Patrick', kind: 'reported', ts: 1, reason: 'money' }],
    });
    localStorage.setItem('iru_text_size', 'large');
    setTheme('dark');
    const before = stored();
    const text = exportDeviceData();
    eraseDeviceData();
    const mark = { iru_erased: localStorage.getItem('iru_erased') };
    expect(stored()).toEqual(mark);
    expect(importDeviceData(readExport(text)).ok).toBe(true);
    expect(stored()).toEqual({ ...before, ...mark });
    expect([likeStore.get().length, threadStore.get().length]).toEqual([2, 1]);
    expect(messagesOf(messageStore.get(), 's1')).toMatchObject([{ text: 'Muraho' }]);
    expect(hiddenStore.get()).toMatchObject([{ id: 'h4', kind: 'reported', reason: 'money' }]);
    expect(settingsStore.get().blurFirst).toBe(true);
    expect([themeStore.get(), textSizeStore.get()]).toEqual(['dark', 'large']);
    expect(planImport(readExport(text)).every(({ effect }) => effect === 'same')).toBe(true);
  });

  it('reports what it would change and changes nothing until confirmed', () => {
    put({
      iru_likes: [divine],
      iru_wallet_v1: wallet,
      iru_settings: { showAge: true },
      iru_msgs: { s1: ['Muraho'] },
    });
    const before = stored();
    const found = readDevice({
      iru_likes: [kevin],
      iru_wallet_v1: { ...wallet, coinBalance: 9 },
      iru_settings: { showAge: true },
      iru_msgs: { p2: ['Hi'] },
      iru_theme: 'dark',
    });
    expect(planImport(found)).toEqual([
      { key: 'iru_likes', effect: 'united', counts: { fresh: 1, known: 0 } },
      { key: 'iru_wallet_v1', effect: 'lowered', counts: { fresh: 1, known: 1 } },
      { key: 'iru_msgs', effect: 'united', counts: { fresh: 1, known: 0 } },
      { key: 'iru_settings', effect: 'same' },
      { key: 'iru_theme', effect: 'added' },
    ]);
    expect(stored()).toEqual(before);
  });

  it('loses no like: existing ones stay unchanged, new ones are added after them', () => {
    put({ iru_likes: [divine] });
    const stop = likeStore.subscribe(() => undefined);
    importDeviceData(readDevice({ iru_likes: [kevin, { ...divine, name: 'Someone' }] }));
    expect(likeStore.get().map(({ name }) => name)).toEqual(['Divine', 'Kevin']);
    stop();
  });

  it('never unhides a person', () => {
    put({ iru_hidden: [{ id: 'h4', name: 'Patrick', kind: 'blocked', ts: 1 }] });
    importDeviceData(
      readDevice({ iru_hidden: [{ id: 'p02', name: 'Kevin', kind: 'hidden', ts: 1 }] }),
    );
    expect(hiddenStore.get().map(({ id }) => id)).toEqual(['h4', 'p02']);
  });

  it('restores a like that was removed here', () => {
    likeStore.add(divine);
    likeStore.remove('s1');
    expect(likeStore.get()).toEqual([]);
    importDeviceData(readDevice({ iru_likes: [divine] }));
    expect(likeStore.get()).toEqual([divine]);
    resetStores();
    announceStorage(null);
    expect(likeStore.get()).toEqual([divine]);
  });

  it('imports no secrets and no session', () => {
    importDeviceData(
      readDevice({
        iru_session: true,
        iru_likes: [{ ...divine, password: 'sentinel', accessToken: 'sentinel' }],
      }),
    );
    expect(JSON.stringify(stored())).not.toContain('sentinel');
    expect(sessionStore.get()).toBeNull();
  });

  it('that fails halfway changes nothing', () => {
    put({ iru_likes: [divine], iru_wallet_v1: wallet });
    const before = stored();
    const setItem = localStorage.setItem.bind(localStorage);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, text) => {
      if (key === 'iru_theme') throw new DOMException('', 'QuotaExceededError');
      setItem(key, text);
    });
    const found = readDevice({
      iru_likes: [kevin],
      iru_wallet_v1: { ...wallet, coinBalance: 9 },
      iru_theme: 'dark',
    });
    expect(importDeviceData(found)).toEqual({ ok: false, error: 'refused' });
    expect(stored()).toEqual(before);
    expect([likeStore.get(), themeStore.get()]).toEqual([[divine], 'system']);
  });

  it('doesn’t claim success without storage', () => {
    const found = readDevice({ iru_likes: [divine] });
    forbidStorage();
    expect(importDeviceData(found)).toEqual({ ok: false, error: 'unreachable' });
  });
});
