import { beforeEach, describe, expect, it } from 'vitest';

import { announceStorage } from './device-data';
import { resetStores } from './storage';
import { walletStore } from './wallet';
import { refundSpend } from './wallet-refund';

const deltas = () => walletStore.get().transactions.map(({ delta }) => delta);

beforeEach(() => {
  localStorage.clear();
  resetStores();
  localStorage.setItem(
    'iru_wallet_v1',
    JSON.stringify({ coinBalance: 100, transactions: [{ ts: 1, delta: 100, note: 'Purchased via Card for 1000 RWF', id: 'w0' }] }),
  );
  announceStorage('iru_wallet_v1');
});

const reload = (): void => {
  resetStores();
  announceStorage(null);
};

const spend = (): string => {
  const spent = walletStore.spend('superLike', 'Super Like for Divine');
  const [newest] = spent.ok ? spent.value.transactions : [];
  if (!newest) throw new Error('There were coins enough.');
  return newest.id;
};

describe('a refund', () => {
  it('is a counter-entry that the wallet shows at once', () => {
    expect(refundSpend(spend(), 'Taken back')).toBe('saved');
    expect([walletStore.get().coinBalance, deltas()]).toEqual([100, [30, -30, 100]]);
  });

  it('comes once, however often it is asked for', () => {
    const id = spend();
    refundSpend(id, 'Taken back');
    refundSpend(id, 'Taken back');
    reload();
    refundSpend(id, 'Taken back');
    expect(walletStore.get().coinBalance).toBe(100);
  });

  it.each(['w0', 'nothing'])('is for spends alone, not for %s', (id) => {
    refundSpend(id, 'Taken back');
    expect(deltas()).toEqual([100]);
  });

  it('stands beside what is spent and bought afterwards', () => {
    const first = spend();
    spend();
    refundSpend(first, 'Taken back');
    spend();
    expect(walletStore.get().coinBalance).toBe(40);
    reload();
    expect(walletStore.get().coinBalance).toBe(40);
  });
});
