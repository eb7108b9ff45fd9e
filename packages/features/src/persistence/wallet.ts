import * as v from 'valibot';

import { type CoinPackage, PACKAGES, PAYMENT_METHODS, type PaymentMethod } from '../domain/coins';
import { LAST_INSTANT } from '../domain/instant';
import type { InsufficientFunds, Transaction, Wallet } from '../domain/ledger';
import {
  chargeFor,
  EMPTY_WALLET,
  purchase,
  readLedger,
  record,
  refundId,
  spend,
  walletOf,
  without,
} from '../domain/ledger';
import { type Feature, isPriceOf, PRICES } from '../domain/price-list';
import { err, field, ok, type Result } from '../domain/result';
import type { Clock } from '../platform/clock';
import { systemClock } from '../platform/clock';
import { KEYS } from '../platform/keys';
import { mergeLists } from '../platform/list-store';
import type { Random } from '../platform/random';
import { systemRandom } from '../platform/random';
import { createStore, type Store, type StoreOptions, type WriteOutcome } from '../platform/storage';
import { countList, type PersistedItem, type FileRule } from './persisted-item';

const MAX_COINS = Number.MAX_SAFE_INTEGER;

/** JSON serialises NaN and Infinity as null. */
const balance = v.pipe(
  v.nullable(v.number()),
  v.transform((coins) => (coins !== null && coins >= 0 && coins <= MAX_COINS ? coins : undefined)),
);

const storedTransaction = v.looseObject({
  ts: v.pipe(v.number(), v.minValue(-LAST_INSTANT), v.maxValue(LAST_INSTANT)),
  delta: v.pipe(v.number(), v.minValue(-MAX_COINS), v.maxValue(MAX_COINS)),
  note: v.optional(v.string(), ''),
  id: v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))),
  kind: v.fallback(v.optional(v.literal('purchase')), undefined),
  packageId: v.fallback(v.optional(v.picklist(PACKAGES.map(({ id }) => id))), undefined),
  method: v.fallback(v.optional(v.picklist(PAYMENT_METHODS)), undefined),
  amount: v.fallback(v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), undefined),
});

/** A purchase with only a part of its data is an ordinary entry. */
const transaction = v.pipe(
  storedTransaction,
  v.transform(({ kind, packageId, method, amount, ...entry }) =>
    kind && method && amount !== undefined ? { ...entry, kind, packageId, method, amount } : entry,
  ),
);

/** The stored wallet; a negative or non-finite balance counts as zero (COINS-3). */
export const walletSchema = v.pipe(
  v.object({ coinBalance: balance, transactions: v.optional(v.array(transaction), []) }),
  v.transform((stored): Wallet => readLedger(stored)),
);

/** Merges two wallets: no transaction is lost or counted twice, and the stored order is kept. */
export function mergeWallets(
  mine: Wallet,
  stored: Wallet,
  newest: 'first' | 'last' = 'first',
): Wallet {
  const united = mergeLists(mine.transactions, stored.transactions, { newest });
  return united === stored.transactions ? stored : walletOf(united);
}

/** Why nothing was written; the balance is unchanged. */
export type Unsaved = Exclude<WriteOutcome, 'saved'>;

type SpendFailure = InsufficientFunds | { readonly reason: 'price' | Unsaved };

interface SpentOnce {
  readonly id: string;
  /** False if it was already paid for, so nothing was charged. */
  readonly isNew: boolean;
}

export interface WalletStore extends Pick<
  Store<Wallet>,
  'key' | 'get' | 'empty' | 'subscribe' | 'clear'
> {
  /** Coins that can't be saved aren't credited, not even in memory. */
  readonly buy: (pack: CoinPackage, method: PaymentMethod) => Result<Wallet, Unsaved>;
  /** Pays for a feature; pass `coins` only if its price is a range. @default the feature's price */
  readonly spend: (feature: Feature, note: string, coins?: number) => Result<Wallet, SpendFailure>;
  /** For one thing, such as a Super Like for a person, even across tabs. */
  readonly spendOnce: (
    feature: Feature,
    thing: string,
    note: string,
  ) => Result<SpentOnce, SpendFailure>;
  /** Refunds once by a counter-entry, however often it's called; does nothing for other transactions. */
  readonly refund: (transactionId: string, note: string) => Result<Wallet, Unsaved>;
}

export interface WalletOptions extends Pick<StoreOptions<Wallet>, 'backend' | 'events'> {
  /** @default the device's clock */
  readonly clock?: Pick<Clock, 'now'>;
  /** @default the device's random generator */
  readonly random?: Pick<Random, 'id'>;
}

export function createWallet(options: WalletOptions = {}): WalletStore {
  const { clock = systemClock, random = systemRandom, ...where } = options;
  const store = createStore<Wallet>({
    ...where,
    key: KEYS.wallet,
    area: 'local',
    schema: walletSchema,
    empty: EMPTY_WALLET,
    merge: (mine, stored) => mergeWallets(mine, stored),
  });
  const stamp = (): Pick<Transaction, 'id' | 'ts'> => ({ id: random.id(), ts: clock.now() });
  /** Keeps the result only if it was saved: coins that exist only in memory would mislead. */
  const settle = (outcome: WriteOutcome, id: string): Result<Wallet, Unsaved> => {
    if (outcome === 'saved') return ok(store.get());
    store.update((wallet) => without(wallet, id));
    return err(outcome);
  };
  /** Undefined spends nothing. */
  const charge = (
    spendFrom: (wallet: Wallet) => Transaction | undefined,
  ): Result<string | undefined, SpendFailure> => {
    let spent: Transaction | undefined;
    let short: InsufficientFunds | undefined;
    const outcome = store.update((wallet) => {
      spent = spendFrom(wallet);
      if (!spent) return wallet;
      const result = spend(wallet, spent);
      short = result.ok ? undefined : result.error;
      return result.ok ? result.value : wallet;
    });
    if (short) return err(short);
    if (!spent) return ok(undefined);
    const settled = settle(outcome, spent.id);
    return settled.ok ? ok(spent.id) : err({ reason: settled.error });
  };
  return {
    key: store.key,
    get: store.get,
    empty: store.empty,
    subscribe: store.subscribe,
    clear: store.clear,
    buy: (pack, method) => {
      const bought = purchase(pack, method, stamp());
      return settle(
        store.update((wallet) => record(wallet, bought)),
        bought.id,
      );
    },
    spend: (feature, note, coins = PRICES[feature].coins) => {
      if (!isPriceOf(feature, coins)) return err({ reason: 'price' });
      const charged = charge(() => ({ ts: clock.now(), delta: -coins, note, id: random.id() }));
      return charged.ok ? ok(store.get()) : charged;
    },
    spendOnce: (feature, thing, note) => {
      let id = '';
      const charged = charge((wallet) => {
        const found = chargeFor(wallet, feature, thing);
        ({ id } = found);
        return found.isPaid
          ? undefined
          : { ts: clock.now(), delta: -PRICES[feature].coins, note, id };
      });
      return charged.ok ? ok({ id, isNew: charged.value !== undefined }) : charged;
    },
    refund: (transactionId, note) => {
      const id = refundId(transactionId);
      const outcome = store.update((wallet) => {
        const spent = wallet.transactions.find((each) => each.id === transactionId);
        const given = wallet.transactions.some((each) => each.id === id);
        if (!spent || spent.delta >= 0 || given) return wallet;
        return record(wallet, { ts: clock.now(), delta: -spent.delta, note, id });
      });
      return settle(outcome, id);
    },
  };
}

/** The wallet on this device; zero and empty if nothing readable is stored (SHELL-9). */
export const walletStore = createWallet();

const walletFile: FileRule<Wallet> = {
  schema: walletSchema,
  none: EMPTY_WALLET,
  join: (found, here) => mergeWallets(found, here, 'last'),
  // No transaction is lost, but the file may include spent coins.
  isLess: (joined, here) => joined.coinBalance < here.coinBalance,
  entriesOf: ({ transactions }) => transactions.map(({ id }) => id),
};

export const walletItem = {
  key: KEYS.wallet,
  topic: 'wallet',
  store: walletStore,
  count: (stored) => countList(field(stored, 'transactions')),
  file: walletFile,
} as const satisfies PersistedItem;
