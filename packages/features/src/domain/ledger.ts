import {
  type CoinPackage,
  type PackageId,
  type PackageName,
  PACKAGES,
  type PaymentMethod,
  totalCoins,
} from './coins';
import { err, ok, type Result } from './result';
import { CARRIED_NOTE, purchaseNote } from './stored-copy';

interface PurchaseData {
  readonly kind: 'purchase';
  /** Undefined for a discontinued package. */
  readonly packageId?: PackageId | undefined;
  readonly method: PaymentMethod;
  /** In whole francs. */
  readonly amount: number;
}

/** A transaction (COINS-3). */
export type Transaction = Movement & (PurchaseData | { readonly kind?: undefined });

interface Movement {
  /** Milliseconds since 1970; not used for sorting. */
  readonly ts: number;
  /** In coins, negative when spent. */
  readonly delta: number;
  readonly note: string;
  readonly id: string;
}

export interface Wallet {
  /** Always the sum of the transactions, never below 0. */
  readonly coinBalance: number;
  /** Newest first, by insertion. */
  readonly transactions: readonly Transaction[];
}

export const EMPTY_WALLET: Wallet = { coinBalance: 0, transactions: [] };

const CARRIED = 'carried:';

/** Smaller differences, in coins, are rounding errors. */
const ROUNDING = 1e-6;

const sumOf = (transactions: readonly Transaction[]): number =>
  transactions.reduce((sum, { delta }) => sum + delta, 0);

/** Returns the balance of a list: its sum, never below 0 (COINS-3). */
export function balanceOf(transactions: readonly Transaction[]): number {
  return Math.max(0, sumOf(transactions));
}

/**
 * Returns the overspent coins, caused by two simultaneous pages or an imported list; the next
 * coins settle them first, so that no coins are created.
 */
export function overspent(transactions: readonly Transaction[]): number {
  return Math.max(0, -sumOf(transactions));
}

/** Returns the wallet of a list of transactions, newest first. */
export function walletOf(transactions: readonly Transaction[]): Wallet {
  return { coinBalance: balanceOf(transactions), transactions };
}

/** Adds a transaction as the newest, regardless of its time. */
export function record({ transactions }: Wallet, transaction: Transaction): Wallet {
  return walletOf([transaction, ...transactions]);
}

export function without({ transactions }: Wallet, id: string): Wallet {
  return walletOf(transactions.filter((each) => each.id !== id));
}

export interface InsufficientFunds {
  readonly reason: 'short';
  readonly missing: number;
}

/** Returns the wallet after a spend, or an error if the balance would fall below 0; `delta` is negative. */
export function spend(wallet: Wallet, transaction: Transaction): Result<Wallet, InsufficientFunds> {
  const after = wallet.coinBalance + transaction.delta;
  return after < 0 ? err({ reason: 'short', missing: -after }) : ok(record(wallet, transaction));
}

export function refundId(id: string): string {
  return `refund:${id}`;
}

/** A one-time charge, such as a Super Like for a person. */
export interface Charge {
  readonly id: string;
  /** Whether the list already contains it, not refunded. */
  readonly isPaid: boolean;
}

/**
 * Returns the charge for one thing. Its id is derived from the thing and its number of refunds, so that two pages
 * that pay at the same moment write one entry, and a refunded thing can be paid for again.
 */
export function chargeFor({ transactions }: Wallet, feature: string, thing: string): Charge {
  const ids = new Set(transactions.map(({ id }) => id));
  for (let count = 1; ; count += 1) {
    const id = `${feature}:${count}:${thing}`;
    if (!ids.has(refundId(id))) return { id, isPaid: ids.has(id) };
  }
}

/**
 * Returns a feature's charges that the coins don't cover, for example when two pages pay at the same moment: the latest by
 * time and then id, so that every page picks the same ones, in any order of transactions.
 */
export function uncoveredCharges({ transactions }: Wallet, feature: string): readonly string[] {
  let missing = overspent(transactions);
  if (missing === 0) return [];
  const ids = new Set(transactions.map(({ id }) => id));
  const open = transactions.filter(
    ({ id, delta }) => delta < 0 && id.startsWith(`${feature}:`) && !ids.has(refundId(id)),
  );
  const latestFirst = [...open].sort((a, b) => b.ts - a.ts || (a.id < b.id ? 1 : -1));
  const found: string[] = [];
  for (const { id, delta } of latestFirst) {
    if (missing <= 0) break;
    found.push(id);
    missing += delta;
  }
  return found;
}

export const chargedThing = (id: string): string => id.split(':').slice(2).join(':');

/** A wallet as stored or imported, before validation. */
export interface StoredLedger {
  /** Undefined for an invalid balance, such as a negative number. */
  readonly coinBalance: number | undefined;
  readonly transactions: readonly StoredTransaction[];
}

type StoredTransaction = Omit<Movement, 'id'> &
  (PurchaseData | { readonly kind?: undefined }) & { readonly id?: string | undefined };

/** Ids are stable, counted from the oldest; duplicates are dropped. */
function withIds(stored: StoredLedger['transactions']): Transaction[] {
  const taken = new Set(stored.flatMap(({ id }) => (id === undefined ? [] : [id])));
  const seen = new Set<string>();
  const found: Transaction[] = [];
  const counts = new Map<string, number>();
  for (const entry of [...stored].reverse()) {
    let { id } = entry;
    if (id === undefined) {
      const base = `${entry.ts}:${entry.delta}:${entry.note.slice(0, 40)}`;
      let count = counts.get(base) ?? 0;
      do {
        count += 1;
        id = `${base}:${count}`;
      } while (taken.has(id));
      counts.set(base, count);
    }
    if (!seen.has(id)) found.push({ ...entry, id });
    seen.add(id);
  }
  return found.reverse();
}

/**
 * Parses a stored wallet. If its balance isn't the sum of its list, the balance is kept and the difference becomes an
 * entry, the oldest; with an invalid balance the list counts (COINS-3).
 */
export function readLedger({ coinBalance, transactions }: StoredLedger): Wallet {
  const entries = withIds(transactions);
  const listed = entries.reduce((sum, { delta }) => sum + delta, 0);
  if (coinBalance === undefined || Math.abs(coinBalance - Math.max(0, listed)) < ROUNDING)
    return walletOf(entries);
  const delta = coinBalance - listed;
  return walletOf([...entries, { ts: 0, delta, note: CARRIED_NOTE, id: `${CARRIED}${delta}` }]);
}

/** Whether a transaction represents coins without known transactions, which has no date. */
export function isCarried({ id }: Transaction): boolean {
  return id.startsWith(CARRIED);
}

export function purchase(
  pack: CoinPackage,
  method: PaymentMethod,
  at: Pick<Transaction, 'id' | 'ts'>,
): Transaction {
  return {
    ts: at.ts,
    delta: totalCoins(pack),
    note: purchaseNote(method, pack.priceRwf),
    id: at.id,
    kind: 'purchase',
    packageId: pack.id,
    method,
    amount: pack.priceRwf,
  };
}

/** Returns a stable eight-character hash of an id (FNV-1a). */
function receiptNumber(id: string): string {
  let hash = 0x811c9dc5;
  for (const character of id) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).toUpperCase().padStart(8, '0');
}

export interface Receipt {
  /** Eight characters of 0 to 9 and A to F. */
  readonly number: string;
  /** Milliseconds since 1970. */
  readonly ts: number;
  readonly coins: number;
  readonly method: PaymentMethod;
  /** In whole francs. */
  readonly priceRwf: number;
  /** Undefined if the package is discontinued. What it holds may have changed since, so the receipt doesn't repeat it. */
  readonly packageName: PackageName | undefined;
}

/** Returns the receipt of a transaction; undefined if it isn't a purchase. */
export function receiptOf(transaction: Transaction): Receipt | undefined {
  if (transaction.kind !== 'purchase') return undefined;
  const { id, ts, delta, method, amount, packageId } = transaction;
  const packageName = PACKAGES.find((each) => each.id === packageId)?.name;
  return { number: receiptNumber(id), ts, coins: delta, method, priceRwf: amount, packageName };
}
