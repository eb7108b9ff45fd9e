import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';

import { uncoveredCharges } from '../domain/ledger';
import { PRICES } from '../domain/price-list';
import { err, ok } from '../domain/result';
import { resetStores } from '../platform/storage';
import { fakeClock } from '../testing/fake-clock';
import { fakeRandom } from '../testing/fake-random';
import { faultyStorage, memoryStorage } from '../testing/faulty-storage';
import { sharedStorage, type Tab } from '../testing/shared-storage';
import { createWallet, type WalletStore } from './wallet';

const KEY = 'iru_wallet_v1';
const PRICE = PRICES.superLike.coins;
const withCoins = (coins: number) =>
  JSON.stringify({
    coinBalance: coins,
    transactions: [{ ts: 1, delta: coins, note: '', id: 'w0' }],
  });
const walletWith = (coins: number) => {
  const { backend, faults } = faultyStorage({}, memoryStorage({ [KEY]: withCoins(coins) }));
  return { wallet: createWallet({ backend, events: new EventTarget() }), faults };
};
const walletIn = (tab: Tab, name: string) => {
  const random = fakeRandom();
  return createWallet({
    ...tab,
    clock: fakeClock(1_000_000),
    random: { id: () => name + random.id() },
  });
};
const twoTabs = (coins: number) => {
  const { tabs, deliver } = sharedStorage(2);
  tabs[0]?.backend().setItem(KEY, withCoins(coins));
  deliver();
  const settle = () => {
    for (let round = 0; deliver() > 0; round += 1) expect(round).toBeLessThan(10);
  };
  return { wallets: tabs.map((tab, at) => walletIn(tab, `tab-${at}`)), deliver, settle };
};
const superLike = (wallet: WalletStore | undefined, person: string) =>
  wallet?.spendOnce('superLike', person, `For ${person}`);

afterEach(() => resetStores());

describe('what is paid for once', () => {
  it('is charged once, and reports the second time that it wasn’t', () => {
    const { wallet } = walletWith(100);
    const first = superLike(wallet, 's1');
    expect(first).toMatchObject({ ok: true, value: { isNew: true } });
    const { id } = first?.ok ? first.value : { id: '' };
    expect(superLike(wallet, 's1')).toEqual(ok({ id, isNew: false }));
    expect(superLike(wallet, 's2')).toMatchObject({ ok: true, value: { isNew: true } });
    expect(wallet.get().coinBalance).toBe(40);
  });

  it('can be paid for again after a refund, and refunded again', () => {
    const { wallet } = walletWith(30);
    for (let round = 0; round < 3; round += 1) {
      const paid = superLike(wallet, 's1');
      expect(paid).toMatchObject({ ok: true, value: { isNew: true } });
      expect(wallet.get().coinBalance).toBe(0);
      if (paid?.ok) wallet.refund(paid.value.id, 'Taken back');
      expect(wallet.get().coinBalance).toBe(30);
    }
    expect(wallet.get().transactions).toHaveLength(7);
  });

  it('is refused without enough coins, and free if already paid for', () => {
    const { wallet } = walletWith(PRICE);
    superLike(wallet, 's1');
    expect(superLike(wallet, 's2')).toEqual(err({ reason: 'short', missing: PRICE }));
    expect(superLike(wallet, 's1')).toMatchObject({ ok: true, value: { isNew: false } });
  });

  it('costs nothing if it can’t be saved, and can be tried again', () => {
    const { wallet, faults } = walletWith(100);
    wallet.get();
    faults.set = true;
    expect(superLike(wallet, 's1')).toEqual({ ok: false, error: { reason: 'refused' } });
    expect(wallet.get().coinBalance).toBe(100);
    faults.set = false;
    expect(superLike(wallet, 's1')).toMatchObject({ ok: true, value: { isNew: true } });
    expect(wallet.get().coinBalance).toBe(70);
  });
});

describe('two tabs', () => {
  it('never spend more than there was, in any order of events', () => {
    const act = fc.record({
      tab: fc.constantFrom(0, 1),
      person: fc.constantFrom('s1', 's2', 's3', 's4', 's5', 'deliver'),
    });
    fc.assert(
      fc.property(
        fc.array(act, { maxLength: 20 }),
        fc.integer({ min: 0, max: 4 * PRICE }),
        (acts, coins) => {
          const { wallets, deliver, settle } = twoTabs(coins);
          // As each page does after every change to its wallet.
          const takeBack = () => {
            for (const wallet of wallets) {
              for (const id of uncoveredCharges(wallet.get(), 'superLike'))
                wallet.refund(id, 'Not enough coins');
            }
          };
          const asked = new Set<string>();
          for (const { tab, person } of acts) {
            if (person === 'deliver') deliver();
            else {
              superLike(wallets[tab], person);
              asked.add(person);
            }
            takeBack();
          }
          do takeBack();
          while (deliver() > 0);
          settle();
          const [one, two] = wallets.map((wallet) => wallet.get());
          expect(two).toEqual(one);
          const sum = one?.transactions.reduce((total, { delta }) => total + delta, 0) ?? -1;
          expect(sum).toBeGreaterThanOrEqual(0);
          expect(sum).toBe(one?.coinBalance);
          // If there were coins for one person, one paid-for person remains.
          expect(sum < coins).toBe(asked.size > 0 && coins >= PRICE);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('never charge twice for a person and never lose or create coins, in any order of events', () => {
    const people = ['s1', 's2', 's1:1'] as const;
    const step = fc.record({
      tab: fc.constantFrom(0, 1),
      todo: fc.constantFrom('pay' as const, 'pay' as const, 'back' as const, 'deliver' as const),
      person: fc.constantFrom(...people),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const { wallets, deliver, settle } = twoTabs(10_000);
        const paidBy = wallets.map(() => new Map<string, string>());
        for (const { tab, todo, person } of steps) {
          const wallet = wallets[tab];
          const own = paidBy[tab];
          if (!wallet || !own) throw new Error('There are two tabs.');
          if (todo === 'deliver') deliver();
          else if (todo === 'pay') {
            const paid = superLike(wallet, person);
            if (paid?.ok) own.set(person, paid.value.id);
          } else wallet.refund(own.get(person) ?? '', 'Taken back');
        }
        settle();
        const [one, two] = wallets;
        expect(two?.get()).toEqual(one?.get());
        const entries = one?.get().transactions ?? [];
        const standing = people.map((person) => {
          const paid = entries
            .filter(({ delta, note }) => delta < 0 && note === `For ${person}`)
            .map(({ id }) => id);
          return paid.filter((id) => !entries.some((entry) => entry.id === `refund:${id}`)).length;
        });
        expect(Math.max(...standing)).toBeLessThanOrEqual(1);
        expect(one?.get().coinBalance).toBe(
          10_000 - PRICE * standing.reduce((sum, count) => sum + count, 0),
        );
      }),
      { numRuns: 400 },
    );
  });
});
