import { PACKAGES, POPULAR } from '../../../domain/coins';
import { purchase, type Wallet } from '../../../domain/ledger';

const at = (day: number, hour: number): number => Date.UTC(2026, 5, day, hour, 12);

const [, , PREMIUM = POPULAR] = PACKAGES;

export const usedWallet: Wallet = {
  coinBalance: 1090,
  transactions: [
    { ts: at(4, 18), delta: -30, note: 'Super Like for Divine', id: 't4' },
    { ts: at(3, 12), delta: -30, note: 'Super Like for Thierry', id: 't3' },
    purchase(PREMIUM, 'Mobile Money', { ts: at(2, 9), id: 't2' }),
  ],
};

/** A wallet with that many transactions of one coin each, the newest with the highest number. */
export const longWallet = (count: number) => ({
  coinBalance: count,
  transactions: Array.from({ length: count }, (_, index) => ({
    ts: at(1, 8) + (count - index) * 60_000,
    delta: 1,
    note: `Coin ${count - index}`,
    id: `c${count - index}`,
  })),
});
