// Proves SHELL-9.
import { array, boolean, number, object, picklist, string } from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { faultyStorage, memoryStorage } from '../testing/faulty-storage';
import { sharedStorage } from '../testing/shared-storage';
import { createStore, resetStores, type StoreOptions } from './storage';
import { exportUnsaved, reportStorage, storageHealth } from './storage-health';

interface Wallet {
  coins: number;
  notes: string[];
}
const EMPTY: Wallet = { coins: 0, notes: [] };
const KEY = 'iru_wallet_v1';
const schema = object({ coins: number(), notes: array(string()) });

function walletOver(
  backend: StoreOptions<Wallet>['backend'],
  more: Partial<StoreOptions<Wallet>> = {},
) {
  return createStore<Wallet>({ key: KEY, area: 'local', schema, empty: EMPTY, backend, ...more });
}
const WORKING = { forbidden: false, absent: false, get: false, set: false, quota: Infinity };
const earn =
  (coins: number) =>
  (wallet: Wallet): Wallet => ({ ...wallet, coins: wallet.coins + coins });

const merge = (mine: Wallet, stored: Wallet): Wallet => (mine.coins > stored.coins ? mine : stored);

afterEach(() => resetStores());

describe.each([
  ['a working storage', {}],
  ['a blocked storage', { forbidden: true }],
  ['no storage', { absent: true }],
  ['a storage that cannot be read', { get: true }],
  ['a storage that cannot be written', { set: true }],
  ['a full storage', { quota: 10 }],
] as const)('over %s', (_name, broken) => {
  const sound = Object.keys(broken).length === 0;

  it('starts empty with a stable value', () => {
    const store = walletOver(faultyStorage(broken).backend);
    expect(store.get()).toBe(EMPTY);
    expect(store.get()).toBe(EMPTY);
  });

  it('keeps written values for this visit and reports the outcome truthfully', () => {
    const { backend, inner } = faultyStorage(broken);
    const store = walletOver(backend);
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    const outcome = store.update(earn(5));
    expect(store.update(earn(2))).toBe(outcome);
    expect(store.get()).toEqual({ coins: 7, notes: [] });
    expect(store.get()).toBe(store.get());
    expect(listener).toHaveBeenCalledTimes(2);
    expect(outcome === 'saved').toBe(sound);
    expect(inner.getItem(KEY)).toBe(sound ? '{"coins":7,"notes":[]}' : null);
    expect(storageHealth.get().state).toBe(sound ? 'ok' : outcome);
    expect(storageHealth.get().refusedKeys).toEqual(sound ? [] : [KEY]);
    expect(JSON.parse(exportUnsaved())).toEqual(sound ? {} : { [KEY]: { coins: 7, notes: [] } });
  });

  it('recovers with the next successful write', () => {
    const { backend, inner, faults } = faultyStorage(broken);
    const store = walletOver(backend);
    store.update(earn(5));
    Object.assign(faults, WORKING);
    expect(store.update(earn(1))).toBe('saved');
    expect(inner.getItem(KEY)).toBe('{"coins":6,"notes":[]}');
    expect(storageHealth.get()).toEqual({ state: 'ok', refusedKeys: [] });
  });

  it('saves pending values as soon as the visitor returns to the page', () => {
    const { backend, inner, faults } = faultyStorage(broken);
    const events = new EventTarget();
    const store = walletOver(backend, { events });
    store.subscribe(() => undefined);
    store.update(earn(5));
    Object.assign(faults, WORKING);
    events.dispatchEvent(new Event('focus'));
    expect(inner.getItem(KEY)).toBe('{"coins":5,"notes":[]}');
    expect(storageHealth.get().state).toBe('ok');
  });

  it('is empty again after clearing', () => {
    const { backend, inner } = faultyStorage(broken);
    const store = walletOver(backend);
    store.update(earn(5));
    // A full storage still allows removals.
    expect(store.clear() === 'saved').toBe(sound || 'quota' in broken);
    expect(store.get()).toBe(EMPTY);
    expect(inner.getItem(KEY)).toBeNull();
    expect(JSON.parse(exportUnsaved())).toEqual({});
  });

  it('stops calling back after unsubscribing', () => {
    const store = walletOver(faultyStorage(broken).backend);
    const listener = vi.fn<() => void>();
    store.subscribe(listener)();
    store.update(earn(1));
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('unreadable content', () => {
  it.each(['{', 'null', '{"coins":1}'])(
    '%j reads as empty, is backed up and overwritten',
    (text) => {
      const inner = memoryStorage({ [KEY]: text, other: 'untouched' });
      const store = walletOver(() => inner);
      expect(store.get()).toBe(EMPTY);
      expect(inner.getItem(`${KEY}_backup`)).toBe(text);
      expect(inner.getItem(KEY)).toBe(text);
      expect(store.update(earn(1))).toBe('saved');
      expect(inner.getItem(KEY)).toBe('{"coins":1,"notes":[]}');
      expect(inner.getItem(`${KEY}_backup`)).toBe(text);
      expect(inner.getItem('other')).toBe('untouched');
    },
  );

  it('isn’t overwritten while it can’t be backed up', () => {
    const inner = memoryStorage({ [KEY]: 'broken but precious' });
    const { backend, faults } = faultyStorage({ quota: 40 }, inner);
    const store = walletOver(backend);
    expect(store.update(earn(1))).toBe('refused');
    expect(inner.getItem(KEY)).toBe('broken but precious');
    faults.quota = Infinity;
    expect(store.update(earn(1))).toBe('saved');
    expect(inner.getItem(`${KEY}_backup`)).toBe('broken but precious');
    expect(inner.getItem(KEY)).toBe('{"coins":2,"notes":[]}');
  });

  it('doesn’t replace an earlier backup', () => {
    const inner = memoryStorage({ [KEY]: 'second', [`${KEY}_backup`]: 'first' });
    walletOver(() => inner).get();
    expect(inner.getItem(`${KEY}_backup`)).toBe('first');
    expect(inner.getItem(`${KEY}_backup_2`)).toBe('second');
  });

  it('written later doesn’t remove merged values', () => {
    const inner = memoryStorage();
    const events = new EventTarget();
    const store = walletOver(() => inner, { events, merge });
    store.update(earn(3));
    inner.setItem(KEY, 'broken');
    events.dispatchEvent(new Event('focus'));
    expect(store.get().coins).toBe(3);
    expect(inner.getItem(KEY)).toBe('{"coins":3,"notes":[]}');
    expect(inner.getItem(`${KEY}_backup`)).toBe('broken');
  });
});

describe('several tabs', () => {
  const twoTabs = (more?: Partial<StoreOptions<Wallet>>) => {
    const {
      tabs: [one, two],
      deliver,
    } = sharedStorage(2);
    return {
      first: walletOver(one?.backend, { ...one, ...more }),
      second: walletOver(two?.backend, { ...two, ...more }),
      deliver,
    };
  };

  it('follow each other, also after another subscriber has left', () => {
    const { first, second, deliver } = twoTabs();
    const listener = vi.fn<() => void>();
    const stopOther = second.subscribe(() => undefined);
    second.subscribe(listener);
    stopOther();
    first.update(earn(4));
    deliver();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(second.get().coins).toBe(4);
  });

  it('keep the merged value when one of them overwrites it, also without subscribers', () => {
    const { first, second, deliver } = twoTabs({ merge });
    first.update(earn(4));
    first.subscribe(() => undefined)();
    second.update(earn(1));
    deliver();
    deliver();
    expect([first.get().coins, second.get().coins]).toEqual([4, 4]);
  });

  it('all clear a value that one of them erases', () => {
    const { first, second, deliver } = twoTabs({ merge });
    first.update(earn(4));
    deliver();
    second.update(earn(1));
    deliver();
    first.clear();
    deliver();
    expect([first.get(), second.get()]).toEqual([EMPTY, EMPTY]);
    expect(deliver()).toBe(0);
  });

  it('keep the value, without a backup, when only the formatting of the text changed', () => {
    const inner = memoryStorage();
    const store = walletOver(() => inner);
    store.update(earn(4));
    const value = store.get();
    inner.setItem(KEY, '{ "coins": 4, "notes": [] }');
    expect(store.get()).toBe(value);
    expect(inner.getItem(`${KEY}_backup`)).toBeNull();
  });
});

it('writes plain words with custom functions', () => {
  const inner = memoryStorage();
  const store = createStore<'light' | 'dark'>({
    key: 'iru_theme',
    area: 'local',
    schema: picklist(['light', 'dark']),
    empty: 'light',
    encode: (word) => word,
    decode: (text) => text,
    backend: () => inner,
  });
  store.update(() => 'dark');
  expect(inner.getItem('iru_theme')).toBe('dark');
  inner.setItem('iru_theme', 'purple');
  expect(store.get()).toBe('light');
});

it('is empty without a browser', () => {
  const store = createStore({ key: 'iru_session', area: 'local', schema: boolean(), empty: false });
  expect(store.get()).toBe(false);
  expect(store.update(() => true)).toBe('unreachable');
  expect(storageHealth.get().state).toBe('ok');
});

describe('the health of the storage', () => {
  it('reports the worst state, calls back only on changes, and exports no secrets', async () => {
    const listener = vi.fn<() => void>();
    const stop = storageHealth.subscribe(listener);
    reportStorage('iru_a', 'refused');
    reportStorage('iru_b', 'unreachable', () => ({ text: 'typed', password: 'sentinel' }));
    expect(storageHealth.get()).toEqual({ state: 'unreachable', refusedKeys: ['iru_b'] });
    expect(listener).not.toHaveBeenCalled();
    await Promise.resolve();
    const calls = listener.mock.calls.length;
    expect(calls).toBe(2);
    const before = storageHealth.get();
    reportStorage('iru_b', 'unreachable', () => ({ text: 'typed', password: 'sentinel' }));
    await Promise.resolve();
    expect(storageHealth.get()).toBe(before);
    expect(listener).toHaveBeenCalledTimes(calls);
    expect(JSON.parse(exportUnsaved())).toEqual({ iru_b: { text: 'typed' } });
    reportStorage('iru_b', 'saved');
    expect(storageHealth.get()).toEqual({ state: 'refused', refusedKeys: [] });
    reportStorage('iru_a', 'saved');
    stop();
    expect(storageHealth.get().state).toBe('ok');
  });
});
