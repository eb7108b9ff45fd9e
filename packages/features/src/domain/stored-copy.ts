import type { PaymentMethod } from './coins';

// Stored in English whatever the language of the page; `content` shows them in its language.

/** The last message of a conversation in which nothing was written yet (MSG-1). */
export const SILENT = 'Say hi!';

/** The notes of transactions (COINS-3). */
export const CARRIED_NOTE = 'Balance brought forward';

/** With the price in whole francs, in plain digits. */
export const purchaseNote = (method: PaymentMethod, priceRwf: number): string =>
  `Purchased via ${method} for ${priceRwf} RWF`;

export const superLikeNote = (name: string): string => `Super Like for ${name}`;
/** For a Super Like that was undone. */
export const undoneNote = (name: string): string => `Super Like for ${name}, undone`;
/** For a Super Like that the coins didn't cover. */
export const uncoveredNote = (name: string): string => `Super Like for ${name}, not enough coins`;
