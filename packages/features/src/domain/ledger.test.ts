import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { PACKAGES, PAYMENT_METHODS, POPULAR, totalCoins } from './coins';
import type { Transaction } from './ledger';
import {
  balanceOf,
  chargedThing,
  EMPTY_WALLET,
  isCarried,
  overspent,
  purchase,
  readLedger,
  receiptOf,
  record,
  spend,
  uncoveredCharges,
  walletOf,
  without,
} from './ledger';
import { purchaseNote } from './stored-copy';

const entry = (delta: number, id = 'a', note = '', ts = 0): Transaction => ({
  ts,
  delta,
  note,
  id,
});
const bare = (delta: number, ts = 1, note = 'x') => ({ ts, delta, note });
const anyEntry = fc.record({
  ts: fc.integer(),
  delta: fc.integer({ min: -1000, max: 1000 }),
  note: fc.string(),
});
const ids = (transactions: readonly Transaction[]) => transactions.map(({ id }) => id);

describe('the balance', () => {
  it('is the sum of the list, and never below 0', () => {
    expect(balanceOf([])).toBe(0);
    expect(balanceOf([entry(-30), entry(550)])).toBe(520);
    expect(balanceOf([entry(-30), entry(10)])).toBe(0);
  });

  it('doesn’t depend on the order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -999, max: 999 })), (deltas) => {
        const list = deltas.map((delta) => entry(delta));
        expect(balanceOf([...list].reverse())).toBe(balanceOf(list));
      }),
    );
  });
});

describe('charges that the coins don’t cover', () => {
  const charge = (person: string, ts: number) => entry(-30, `superLike:1:${person}`, '', ts);

  it('are the latest ones, in any list order', () => {
    const list = [charge('s2', 7), charge('s3', 5), charge('s1', 7), entry(40)];
    const latest = ['superLike:1:s2', 'superLike:1:s1'];
    expect(uncoveredCharges(walletOf(list), 'superLike')).toEqual(latest);
    expect(uncoveredCharges(walletOf([...list].reverse()), 'superLike')).toEqual(latest);
    expect(latest.map(chargedThing)).toEqual(['s2', 's1']);
    expect(chargedThing('superLike:2:a:b')).toBe('a:b');
  });

  it('are none if the coins suffice, were refunded, or were spent on something else', () => {
    expect(uncoveredCharges(walletOf([charge('s1', 1), entry(30)]), 'superLike')).toEqual([]);
    const given = [entry(30, 'refund:superLike:1:s1'), charge('s1', 9), charge('s2', 1), entry(30)];
    expect(uncoveredCharges(walletOf(given), 'superLike')).toEqual([]);
    expect(uncoveredCharges(walletOf([entry(-30, 'x')]), 'superLike')).toEqual([]);
  });
});

describe('overspent coins', () => {
  it('are settled exactly by the next coins', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -999, max: 999 })), fc.nat(9999), (deltas, coins) => {
        const list = deltas.map((delta) => entry(delta));
        expect(Math.min(overspent(list), balanceOf(list))).toBe(0);
        expect(balanceOf([entry(coins), ...list])).toBe(
          Math.max(0, balanceOf(list) - overspent(list) + coins),
        );
      }),
    );
  });
});

describe('a wallet', () => {
  it('lists the newest first, also when the clock was set back', () => {
    const wallet = [entry(1, 'a', '', 900), entry(2, 'b', '', 100), entry(3, 'c', '', 500)].reduce(
      record,
      EMPTY_WALLET,
    );
    expect(ids(wallet.transactions)).toEqual(['c', 'b', 'a']);
    expect(wallet.coinBalance).toBe(6);
    expect(ids(without(wallet, 'b').transactions)).toEqual(['c', 'a']);
    expect(without(wallet, 'b').coinBalance).toBe(4);
  });

  it('can’t spend below 0', () => {
    const wallet = walletOf([entry(40)]);
    const short = (missing: number) => ({ ok: false, error: { reason: 'short', missing } });
    const spent = walletOf([entry(-40, 'b'), entry(40)]);
    expect(spend(wallet, entry(-40, 'b'))).toEqual({ ok: true, value: spent });
    expect(spend(wallet, entry(-41, 'b'))).toEqual(short(1));
    expect(spend(EMPTY_WALLET, entry(-30, 'b'))).toEqual(short(30));
  });
});

describe('a stored list', () => {
  it('with a matching balance is unchanged', () => {
    const transactions = [entry(-60, 'b'), entry(100, 'a')];
    expect(readLedger({ coinBalance: 40, transactions })).toEqual(walletOf(transactions));
  });

  it.each([
    ['without transactions', 500, [], 500],
    ['with too few of them', 500, [bare(100)], 500],
    ['with a spend that was not listed', 40, [bare(100)], 40],
    ['that two spends took below zero', 0, [bare(-40), bare(-40), bare(50)], 0],
    ['with an invalid balance', undefined, [bare(100), bare(-30)], 70],
    ['with an invalid balance, overspent', undefined, [bare(-30)], 0],
  ])('%s keeps its stated balance', (_name, coinBalance, transactions, balance) => {
    const wallet = readLedger({ coinBalance, transactions });
    expect(wallet.coinBalance).toBe(balance);
    expect(wallet.coinBalance).toBe(balanceOf(wallet.transactions));
  });

  it('that doesn’t add up gets an entry for the difference, the oldest and without a date', () => {
    const { transactions } = readLedger({ coinBalance: 500, transactions: [bare(100, 7)] });
    expect(transactions.map(({ delta, note }) => [delta, note])).toEqual([
      [100, 'x'],
      [400, 'Balance brought forward'],
    ]);
    expect(transactions.map(isCarried)).toEqual([false, true]);
  });

  it('treats rounding errors of fractions as equal', () => {
    const { transactions } = readLedger({ coinBalance: 0.3, transactions: [bare(0.1), bare(0.2)] });
    expect(transactions).toHaveLength(2);
  });

  it('assigns the same ids on every read, also after newer entries were added', () => {
    fc.assert(
      fc.property(fc.array(anyEntry), fc.array(anyEntry), (old, added) => {
        const read = (transactions: typeof old) =>
          ids(readLedger({ coinBalance: undefined, transactions }).transactions);
        expect(new Set(read([...added, ...old])).size).toBe(added.length + old.length);
        expect(read([...added, ...old]).slice(added.length)).toEqual(read(old));
      }),
    );
  });

  it('assigns a new id to an identical entry whose id is taken', () => {
    const first = readLedger({ coinBalance: 10, transactions: [bare(10)] }).transactions;
    const second = readLedger({ coinBalance: 20, transactions: [bare(10), ...first] });
    expect(second.transactions).toHaveLength(2);
    expect(second.transactions[1]).toEqual(first[0]);
    expect(second.coinBalance).toBe(20);
  });

  it('counts an id once', () => {
    const twice = { coinBalance: 10, transactions: [entry(10), entry(10)] };
    expect(readLedger(twice)).toEqual(walletOf([entry(10)]));
  });

  it('parses a saved wallet back to the same wallet', () => {
    const anyBalance = fc.option(fc.nat(5000), { nil: undefined });
    fc.assert(
      fc.property(fc.array(anyEntry), anyBalance, (transactions, coinBalance) => {
        const wallet = readLedger({ coinBalance, transactions });
        expect(readLedger(wallet)).toEqual(wallet);
      }),
    );
  });
});

describe('a purchase', () => {
  it('is noted with the price in plain digits', () => {
    expect(purchaseNote('Mobile Money', 25_000)).toBe('Purchased via Mobile Money for 25000 RWF');
    expect(purchase(POPULAR, 'Card', { id: 'p', ts: 9 })).toEqual({
      ts: 9,
      delta: 550,
      note: 'Purchased via Card for 5000 RWF',
      id: 'p',
      kind: 'purchase',
      packageId: 'popular',
      method: 'Card',
      amount: 5000,
    });
  });

  it('has a receipt with the package, the method and the price', () => {
    for (const pack of PACKAGES) {
      for (const method of PAYMENT_METHODS) {
        const receipt = receiptOf(purchase(pack, method, { id: 'p', ts: 9 }));
        const { priceRwf } = pack;
        expect(receipt).toMatchObject({
          ts: 9,
          coins: totalCoins(pack),
          method,
          priceRwf,
          packageName: pack.name,
        });
      }
    }
  });

  it('has an eight-character number derived from its id', () => {
    const numberOf = (id: string) => receiptOf(purchase(POPULAR, 'Card', { id, ts: 9 }))?.number;
    expect(numberOf('a')).toMatch(/^[\dA-F]{8}$/);
    expect(numberOf('a')).toBe(numberOf('a'));
    expect(numberOf('a')).not.toBe(numberOf('b'));
  });

  it('of a discontinued package has a receipt without the package', () => {
    const { packageId: _packageId, ...sold } = purchase(POPULAR, 'Card', {
      id: 'a',
      ts: 9,
    }) as Extract<Transaction, { kind: 'purchase' }>;
    expect(receiptOf(sold)).toMatchObject({ coins: 550, packageName: undefined });
  });

  it('of a package that holds something else today has a receipt with the coins that were bought', () => {
    const sold = { ...purchase(POPULAR, 'Card', { id: 'a', ts: 9 }), delta: 300 };
    const { number, ...rest } = receiptOf(sold) ?? {};
    expect(number).toBeDefined();
    expect(rest).toEqual({
      ts: 9,
      coins: 300,
      method: 'Card',
      priceRwf: 5000,
      packageName: 'Popular',
    });
  });

  it('is identified by its kind, not by its note', () => {
    expect(receiptOf(entry(550, 'a', 'Purchased via Card for 5000 RWF'))).toBeUndefined();
  });
});
