/** The price of one coin in Rwandan francs, and the currency (COINS-1). */
export const COIN = { priceRwf: 10, currency: 'RWF' } as const;

/** The payment methods, as named in transaction notes (COINS-1). */
export const PAYMENT_METHODS = ['Mobile Money', 'Card', 'In-App'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export type PackageName = 'Basic' | 'Popular' | 'Premium' | "Lover's Pack" | 'Ultimate';
export type PackageBadge = 'Popular' | 'Best Value';
export type PackageId = 'basic' | 'popular' | 'premium' | 'lovers' | 'ultimate';

/** A number of coins at a price (COINS-1). */
export interface CoinPackage {
  readonly id: PackageId;
  readonly name: PackageName;
  readonly coins: number;
  readonly bonusCoins?: number;
  /** In whole francs. */
  readonly priceRwf: number;
  readonly badge?: PackageBadge;
}

/** The package that generic Buy buttons preselect. */
export const POPULAR: CoinPackage = {
  id: 'popular',
  name: 'Popular',
  coins: 500,
  bonusCoins: 50,
  priceRwf: 5000,
  badge: 'Popular',
};

/** Every package, the smallest first (COINS-1). */
export const PACKAGES: readonly [CoinPackage, ...CoinPackage[]] = [
  { id: 'basic', name: 'Basic', coins: 100, priceRwf: 1000 },
  POPULAR,
  { id: 'premium', name: 'Premium', coins: 1000, bonusCoins: 150, priceRwf: 10_000 },
  {
    id: 'lovers',
    name: "Lover's Pack",
    coins: 2500,
    bonusCoins: 500,
    priceRwf: 25_000,
    badge: 'Best Value',
  },
  { id: 'ultimate', name: 'Ultimate', coins: 5000, bonusCoins: 1500, priceRwf: 50_000 },
];

export function totalCoins({ coins, bonusCoins = 0 }: CoinPackage): number {
  return coins + bonusCoins;
}

/** Returns the price of one coin of a package in francs, its bonus included. */
export function pricePerCoin(pack: CoinPackage): number {
  return pack.priceRwf / totalCoins(pack);
}

/** Returns a package's bonus as a share of its coins, such as 0.1 for a tenth. */
export function bonusShare({ coins, bonusCoins = 0 }: CoinPackage): number {
  return bonusCoins / coins;
}

/** Returns the price of a number of coins in francs (COINS-1). */
export function rwfFromCoins(coins: number): number {
  return coins * COIN.priceRwf;
}

/** Returns the number of whole coins for an amount of francs, rounded down (COINS-1). */
export function coinsFromRwf(rwf: number): number {
  return Math.floor(rwf / COIN.priceRwf);
}

/** Returns the smallest package whose coins and bonus cover the number, else the largest (COINS-1). */
export function recommendPackage(coins: number): CoinPackage {
  return PACKAGES.find((pack) => totalCoins(pack) >= coins) ?? PACKAGES.at(-1) ?? POPULAR;
}
