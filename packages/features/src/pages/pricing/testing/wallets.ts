import { PACKAGES, POPULAR } from '../../../domain/coins';
import { purchase, type Wallet } from '../../../domain/ledger';
import { replaceProperty } from '../../../testing/preferences';

/** Puts a text under a key as another tab would: stores that are in use hear of it. */
export const putStored = (text: string, key = 'iru_wallet_v1'): void => {
  localStorage.setItem(key, text);
  window.dispatchEvent(new StorageEvent('storage', { key }));
};

const at = (day: number, hour: number): number => Date.UTC(2026, 5, day, hour, 12);

const [, , PREMIUM = POPULAR] = PACKAGES;

/** A wallet that has seen some use. */
export const usedWallet: Wallet = {
  coinBalance: 1090,
  transactions: [
    { ts: at(4, 18), delta: -30, note: 'Super Like for Divine', id: 't4' },
    { ts: at(3, 12), delta: -30, note: 'Super Like for Thierry', id: 't3' },
    purchase(PREMIUM, 'Mobile Money', { ts: at(2, 9), id: 't2' }),
  ],
};

/** A wallet of so many transactions of one coin each, the newest with the highest number. */
export const longWallet = (count: number) => ({
  coinBalance: count,
  transactions: Array.from({ length: count }, (_, index) => ({
    ts: at(1, 8) + (count - index) * 60_000,
    delta: 1,
    note: `Coin ${count - index}`,
    id: `c${count - index}`,
  })),
});

/** For a story's `beforeEach`: the device keeps a wallet. */
export const withWallet = (wallet: object) => (): void => putStored(JSON.stringify(wallet));

/** The storage refuses every write until the returned function is called. */
export const refuseWrites = (): (() => void) =>
  replaceProperty(Storage.prototype, 'setItem', () => {
    throw new DOMException('full', 'QuotaExceededError');
  });
