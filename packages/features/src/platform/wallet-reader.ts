import * as v from 'valibot';

import { KEYS } from './keys';
import type { Store } from './storage';
import { createStore } from './storage';

/** The furthest instant from 1970 that a date can name, in milliseconds. */
const LAST_INSTANT = 8.64e15;

/** JSON writes a number that is none as null. */
const balance = v.pipe(
  v.nullable(v.number()),
  v.transform((coins) => (coins !== null && Number.isFinite(coins) && coins > 0 ? coins : 0)),
);

const transaction = v.looseObject({
  ts: v.pipe(v.number(), v.minValue(-LAST_INSTANT), v.maxValue(LAST_INSTANT)),
  delta: v.pipe(v.number(), v.finite()),
  note: v.optional(v.string(), ''),
});

/** The stored wallet: a negative or non-finite balance reads as zero (spec 2, sections 3 and 8). */
export const walletSchema = v.object({
  coinBalance: balance,
  transactions: v.optional(v.array(transaction), []),
});

/** A wallet as this device keeps it. */
export interface StoredWallet {
  /** In coins, never below 0. */
  readonly coinBalance: number;
  /** Newest first; `ts` in milliseconds since 1970, `delta` in coins, negative when spent. */
  readonly transactions: readonly { readonly ts: number; readonly delta: number; readonly note: string }[];
}

/** The wallet for pages that only show it; zero and empty where nothing readable is stored (spec 2, section 8). */
export const walletReader: Pick<Store<StoredWallet>, 'get' | 'empty' | 'subscribe'> = createStore<StoredWallet>({
  key: KEYS.wallet,
  area: 'local',
  schema: walletSchema,
  empty: { coinBalance: 0, transactions: [] },
});
