// Proves COINS-3.
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';

import { PACKAGES, POPULAR } from '../domain/coins';
import { purchase } from '../domain/ledger';
import { err } from '../domain/result';
import type { Backend } from '../platform/browser-storage';
import { resetStores } from '../platform/storage';
import { storageHealth } from '../platform/storage-health';
import { fakeClock } from '../testing/fake-clock';
import { fakeRandom } from '../testing/fake-random';
import { faultyStorage, memoryStorage } from '../testing/faulty-storage';
import { sharedStorage } from '../testing/shared-storage';
import { createWallet, mergeWallets, walletSchema } from './wallet';

const KEY = 'iru_wallet_v1';
const clock = fakeClock(1_000_000);
const walletOver = (backend: () => Backend | undefined, id = '') => {
  const random = fakeRandom();
  return createWallet({
    backend,
    clock,
    random: { id: () => id + random.id() },
    events: new EventTarget(),
  });
};
const storedIn = (backend: Backend): unknown => JSON.parse(backend.getItem(KEY) ?? 'null');
const withCoins = (coinBalance: unknown, transactions: unknown = []) =>
  memoryStorage({ [KEY]: JSON.stringify({ coinBalance, transactions }) });
const saved = (coinBalance: number) => ({ ok: true, value: { coinBalance } });
const short = (missing: number) => err({ reason: 'short', missing });

afterEach(() => resetStores());

describe('a stored wallet', () => {
  const balanceOf = (coinBalance: unknown) => v.parse(walletSchema, { coinBalance }).coinBalance;

  it.each([
    [-5, 0],
    [Infinity, 0],
    [1e300, 0],
    [null, 0],
    [12.5, 12.5],
    [40, 40],
  ])('reads %d as %d', (stored, read) => {
    expect(balanceOf(stored)).toBe(read);
  });

  it('keeps its transactions with unknown fields', () => {
    const transactions = [{ id: 'x', ts: 1, delta: 40, note: 'A gift', shop: 7 }];
    const stored = { coinBalance: 40, transactions };
    expect(v.parse(walletSchema, stored)).toEqual(stored);
  });

  const entryRead = (entry: object) =>
    v.parse(walletSchema, { coinBalance: 0, transactions: [{ ts: 1, id: 'a', ...entry }] })
      .transactions[0];

  it('reads a purchase with all of its data, and nothing else as one', () => {
    const note = 'Purchased via Card for 5000 RWF';
    const typed = { kind: 'purchase', packageId: 'popular', method: 'Card', amount: 5000 };
    const plain = { ts: 1, id: 'a', delta: 550, note };
    expect(entryRead({ ...plain, ...typed })).toEqual({ ...plain, ...typed });
    expect(entryRead({ ...plain, ...typed, method: 'Cheque' })).toEqual(plain);
    expect(entryRead(plain)).toEqual(plain);
  });

  it.each([
    null,
    {},
    { coinBalance: '40' },
    { coinBalance: NaN },
    { coinBalance: 40, transactions: {} },
    { coinBalance: 40, transactions: [{ ts: '1', delta: 1 }] },
    { coinBalance: 40, transactions: [{ ts: 1, delta: Infinity }] },
    { coinBalance: 40, transactions: [{ ts: 1e18, delta: 1 }] },
    { coinBalance: 40, transactions: [{ ts: 1, delta: 1e17 }] },
  ])('refuses %j', (value) => {
    expect(v.is(walletSchema, value)).toBe(false);
  });
});

describe('buying', () => {
  it('writes the shape of the specification, newest first', () => {
    const inner = memoryStorage();
    const wallet = walletOver(() => inner);
    wallet.buy(POPULAR, 'Mobile Money');
    wallet.buy(PACKAGES[0], 'In-App');
    expect(storedIn(inner)).toEqual({
      coinBalance: 650,
      transactions: [
        purchase(PACKAGES[0], 'In-App', { ts: 1_000_000, id: 'id-2' }),
        purchase(POPULAR, 'Mobile Money', { ts: 1_000_000, id: 'id-1' }),
      ],
    });
  });

  it.each([
    ['refused', faultyStorage({ set: true })],
    ['unreachable', faultyStorage({ forbidden: true })],
  ])('credits nothing, stored or in memory, when it is %s', (reason, { backend, inner }) => {
    const wallet = walletOver(backend);
    expect(wallet.buy(POPULAR, 'Card')).toEqual({ ok: false, error: reason });
    expect(wallet.get()).toEqual({ coinBalance: 0, transactions: [] });
    expect(inner.getItem(KEY)).toBeNull();
    expect(storageHealth.get().state).toBe(reason);
  });
});

it.each(['w0', 'nothing'])('a refund applies only to spends, not to %s', (id) => {
  const bought = { ts: 1, delta: 100, note: 'Purchased via Card for 1000 RWF', id: 'w0' };
  const inner = withCoins(100, [bought]);
  const wallet = walletOver(() => inner);
  wallet.refund(id, 'Taken back');
  expect(wallet.get().transactions).toHaveLength(1);
});

describe('spending', () => {
  it('charges the list price', () => {
    const inner = withCoins(100);
    const wallet = walletOver(() => inner);
    expect(wallet.spend('superLike', 'Super Like for Divine')).toMatchObject(saved(70));
    expect(wallet.spend('sendGift', 'A gift', 80)).toEqual(short(10));
    expect(wallet.spend('sendGift', 'A gift', 70)).toMatchObject(saved(0));
    expect(wallet.spend('rewindSwipe', 'A rewind')).toEqual(short(10));
    expect(storedIn(inner)).toMatchObject({ coinBalance: 0 });
  });

  it.each([29, 0, -30, NaN])('refuses %d for a Super Like', (coins) => {
    const wallet = walletOver(() => withCoins(100));
    expect(wallet.spend('superLike', '', coins)).toEqual({ ok: false, error: { reason: 'price' } });
  });

  it('includes what another tab has spent', () => {
    const inner = withCoins(40);
    const [one, two] = [walletOver(() => inner, 'one'), walletOver(() => inner, 'two')];
    expect([one.get().coinBalance, two.get().coinBalance]).toEqual([40, 40]);
    expect(one.spend('superLike', '').ok).toBe(true);
    expect(two.spend('superLike', '')).toEqual(short(20));
  });
});

describe('two tabs', () => {
  it('read a balance without transactions alike and count it once', () => {
    const { tabs, deliver } = sharedStorage(2);
    const stored = '{"coinBalance":500,"transactions":[{"ts":1,"delta":100,"note":"A gift"}]}';
    tabs[0]?.backend().setItem(KEY, stored);
    deliver();
    const [one, two] = tabs.map((tab, at) =>
      createWallet({ ...tab, clock, random: { id: () => `tab-${at}` } }),
    );
    one?.buy(POPULAR, 'Card');
    two?.buy(POPULAR, 'Card');
    while (deliver() > 0);
    expect(one?.get().coinBalance).toBe(1600);
    expect(two?.get()).toEqual(one?.get());
    expect(one?.get().transactions).toHaveLength(4);
  });

  it('merge to the stored wallet itself where nothing is missing', () => {
    const transactions = [{ ts: 1, delta: 10, note: '', id: 'a' }];
    const stored = v.parse(walletSchema, { coinBalance: 10, transactions });
    expect(mergeWallets(stored, stored)).toBe(stored);
  });
});
