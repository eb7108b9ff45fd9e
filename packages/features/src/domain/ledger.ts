import {
  type CoinPackage,
  type PackageId,
  PACKAGES,
  type PaymentMethod,
  totalCoins,
} from './coins';
import { ledgerCopy } from './copy';
import { err, ok, type Result } from './result';

/** What is known of a purchase besides its coins. */
interface PurchaseData {
  readonly kind: 'purchase';
  /** Undefined for a package that isn't sold any more. */
  readonly packageId?: PackageId | undefined;
  readonly method: PaymentMethod;
  /** The price in whole francs. */
  readonly amount: number;
}

/** One movement of coins (COINS-3). */
export type Transaction = Movement & (PurchaseData | { readonly kind?: undefined });

interface Movement {
  /** Milliseconds since 1970; never decides the order. */
  readonly ts: number;
  /** In coins, negative when spent. */
  readonly delta: number;
  readonly note: string;
  readonly id: string;
}

/** Coins and how they came and went. */
export interface Wallet {
  /** Always what the transactions come to, never below 0. */
  readonly coinBalance: number;
  /** Newest first, by insertion. */
  readonly transactions: readonly Transaction[];
}

export const EMPTY_WALLET: Wallet = { coinBalance: 0, transactions: [] };

const CARRIED = 'carried:';

/** Smaller differences come from adding fractions, in coins. */
const ROUNDING = 1e-6;

const sumOf = (transactions: readonly Transaction[]): number =>
  transactions.reduce((sum, { delta }) => sum + delta, 0);

/** The balance of a list: its sum, and never below 0 (COINS-3). */
export function balanceOf(transactions: readonly Transaction[]): number {
  return Math.max(0, sumOf(transactions));
}

/**
 * How many coins were spent beyond the balance, by two pages at the same moment or in a list from elsewhere: the next
 * coins settle that first, so that none is invented.
 */
export function overspent(transactions: readonly Transaction[]): number {
  return Math.max(0, -sumOf(transactions));
}

/** The wallet of a list of transactions, newest first. */
export function walletOf(transactions: readonly Transaction[]): Wallet {
  return { coinBalance: balanceOf(transactions), transactions };
}

/** The wallet with a further transaction, which is the newest whatever its time says. */
export function record({ transactions }: Wallet, transaction: Transaction): Wallet {
  return walletOf([transaction, ...transactions]);
}

/** The wallet without a transaction. */
export function without({ transactions }: Wallet, id: string): Wallet {
  return walletOf(transactions.filter((each) => each.id !== id));
}

/** A spend that the balance does not cover. */
export interface InsufficientFunds {
  readonly reason: 'short';
  /** How many coins are missing. */
  readonly missing: number;
}

/** The wallet after a spend, refused when it would take the balance below 0; `delta` is negative. */
export function spend(wallet: Wallet, transaction: Transaction): Result<Wallet, InsufficientFunds> {
  const after = wallet.coinBalance + transaction.delta;
  return after < 0 ? err({ reason: 'short', missing: -after }) : ok(record(wallet, transaction));
}

/** The id of the entry that gives the coins of another one back. */
export function refundId(id: string): string {
  return `refund:${id}`;
}

/** One thing that is paid for once, such as a Super Like of a person. */
export interface Charge {
  /** The id of its transaction. */
  readonly id: string;
  /** Whether that is in the list already, its coins not given back. */
  readonly isPaid: boolean;
}

/**
 * The charge for one thing. Its id follows from the thing and from how often its coins were given back, so that two pages
 * that pay at the same moment write one entry, and what was taken back can be paid for again.
 */
export function chargeFor({ transactions }: Wallet, feature: string, thing: string): Charge {
  const ids = new Set(transactions.map(({ id }) => id));
  for (let count = 1; ; count += 1) {
    const id = `${feature}:${count}:${thing}`;
    if (!ids.has(refundId(id))) return { id, isPaid: ids.has(id) };
  }
}

/**
 * The charges for a feature that the coins do not cover, as when two pages pay at the same moment: the latest ones, by their
 * time and then by their id, so that every page names the same, in whatever order it met the transactions.
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

/** The thing that a charge was for. */
export const chargedThing = (id: string): string => id.split(':').slice(2).join(':');

/** What a store or a file holds of a wallet before its rules are applied. */
export interface StoredLedger {
  /** Undefined for what no balance can be, such as a negative number. */
  readonly coinBalance: number | undefined;
  readonly transactions: readonly StoredTransaction[];
}

type StoredTransaction = Omit<Movement, 'id'> &
  (PurchaseData | { readonly kind?: undefined }) & { readonly id?: string | undefined };

/** Gives what has no id one that the same entry gets on every reading, counted from the oldest; drops repeated ids. */
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
 * Reads a stored wallet. Where its balance is not what its list comes to, the balance stands and the difference is an
 * entry of its own, the oldest; a balance that cannot be one leaves the list to speak (COINS-3).
 */
export function readLedger({ coinBalance, transactions }: StoredLedger): Wallet {
  const entries = withIds(transactions);
  const listed = entries.reduce((sum, { delta }) => sum + delta, 0);
  if (coinBalance === undefined || Math.abs(coinBalance - Math.max(0, listed)) < ROUNDING)
    return walletOf(entries);
  const delta = coinBalance - listed;
  return walletOf([
    ...entries,
    { ts: 0, delta, note: ledgerCopy.carried, id: `${CARRIED}${delta}` },
  ]);
}

/** Whether a transaction stands for coins whose own entries are not known, so that it has no date. */
export function isCarried({ id }: Transaction): boolean {
  return id.startsWith(CARRIED);
}

/** The transaction that buys a package. */
export function purchase(
  pack: CoinPackage,
  method: PaymentMethod,
  at: Pick<Transaction, 'id' | 'ts'>,
): Transaction {
  return {
    ts: at.ts,
    delta: totalCoins(pack),
    note: ledgerCopy.purchase(method, pack.priceRwf),
    id: at.id,
    kind: 'purchase',
    packageId: pack.id,
    method,
    amount: pack.priceRwf,
  };
}

/** A short number for any id, always the same: eight characters (FNV-1a). */
function receiptNumber(id: string): string {
  let hash = 0x811c9dc5;
  for (const character of id) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).toUpperCase().padStart(8, '0');
}

/** What a receipt tells of a purchase. */
export interface Receipt {
  /** Eight characters of 0 to 9 and A to F. */
  readonly number: string;
  /** Milliseconds since 1970. */
  readonly ts: number;
  readonly coins: number;
  readonly method: PaymentMethod;
  /** In whole francs. */
  readonly priceRwf: number;
  /** Undefined for a package that is not sold any more. */
  readonly pack: CoinPackage | undefined;
}

/** The receipt of a transaction, undefined when it was no purchase. */
export function receiptOf(transaction: Transaction): Receipt | undefined {
  if (transaction.kind !== 'purchase') return undefined;
  const { id, ts, delta, method, amount, packageId } = transaction;
  const pack = PACKAGES.find((each) => each.id === packageId);
  return { number: receiptNumber(id), ts, coins: delta, method, priceRwf: amount, pack };
}
