import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { walletSchema } from './wallet-reader';

const balanceOf = (coinBalance: unknown) => v.parse(walletSchema, { coinBalance }).coinBalance;

describe('a stored wallet', () => {
  it('keeps its transactions, whatever else they hold', () => {
    const stored = { coinBalance: 40, transactions: [{ id: 'x', ts: 1, delta: -60, note: 'A boost' }] };
    expect(v.parse(walletSchema, stored)).toEqual(stored);
    expect(v.parse(walletSchema, { coinBalance: 40 })).toEqual({ coinBalance: 40, transactions: [] });
  });

  it.each([[-5, 0], [Infinity, 0], [-Infinity, 0], [null, 0], [0, 0], [12.5, 12.5]])('reads %d as %d', (stored, read) => {
    expect(balanceOf(stored)).toBe(read);
  });

  it.each([
    null, [], {}, 7, { coinBalance: '40' }, { coinBalance: NaN }, { coinBalance: 40, transactions: {} },
    { coinBalance: 40, transactions: [{ ts: '1', delta: 1 }] }, { coinBalance: 40, transactions: [{ ts: 1, delta: Infinity }] },
    { coinBalance: 40, transactions: [{ ts: 1e18, delta: 1 }] },
  ])('refuses %j', (value) => {
    expect(v.is(walletSchema, value)).toBe(false);
  });

  it('never reads below zero, and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (coinBalance, transactions) => {
        const parsed = v.safeParse(walletSchema, { coinBalance, transactions });
        const read = parsed.success ? parsed.output.coinBalance : 0;
        expect(read >= 0 && Number.isFinite(read)).toBe(true);
      }),
    );
  });
});
