import { EMPTY_WALLET, record, type Wallet } from '../domain/ledger';
import { systemClock } from './clock';
import { announceStorage } from './device-data';
import { KEYS } from './keys';
import type { WriteOutcome } from './storage';
import { createStore } from './storage';
import { uniteWallets, walletSchema, walletStore } from './wallet';

/** The same key as the wallet's: a counter-entry is neither a purchase nor a spend. */
const ledger = createStore<Wallet>({
  key: KEYS.wallet,
  area: 'local',
  schema: walletSchema,
  empty: EMPTY_WALLET,
  merge: (mine, stored) => uniteWallets(mine, stored),
});

/** Gives the coins of a spend back by a counter-entry, once, however often it is asked for. */
export function refundSpend(transactionId: string, note: string): WriteOutcome {
  const spent = walletStore.get().transactions.find(({ id }) => id === transactionId);
  if (!spent || spent.delta >= 0) return 'saved';
  const id = `refund:${transactionId}`;
  const outcome = ledger.update((wallet) => {
    if (wallet.transactions.some((entry) => entry.id === id)) return wallet;
    return record(wallet, { ts: systemClock.now(), delta: -spent.delta, note, id });
  });
  announceStorage(KEYS.wallet);
  return outcome;
}
