export interface Price {
  readonly coins: number;
  /** The maximum, if the visitor chooses the price; undefined for a fixed price. */
  readonly upTo?: number;
}

/** The standard features (COINS-5). */
export const STANDARD_PRICES = {
  superLike: { coins: 30 },
  profileBoost: { coins: 50 },
  sendGift: { coins: 10, upTo: 80 },
  privatePhotos: { coins: 40 },
  aiIcebreaker: { coins: 15 },
  rewindSwipe: { coins: 10 },
  anonymousView: { coins: 50 },
  highlightProfile: { coins: 200 },
  privateRoom: { coins: 70 },
} as const satisfies Readonly<Record<string, Price>>;

/** The premium options (COINS-5). */
export const PREMIUM_PRICES = {
  verifiedBadge: { coins: 300 },
  vipBadge: { coins: 500 },
  blur: { coins: 40 },
  sendEmail: { coins: 20 },
  messageFirst: { coins: 10 },
  videoMessage: { coins: 40 },
  hostLiveStream: { coins: 1000 },
  attendLiveStream: { coins: 100 },
  boost: { coins: 50 },
  privateMedia: { coins: 30 },
  virtualGifts: { coins: 10, upTo: 80 },
  privateLiveChat: { coins: 70 },
} as const satisfies Readonly<Record<string, Price>>;

type StandardFeature = keyof typeof STANDARD_PRICES;
type PremiumFeature = keyof typeof PREMIUM_PRICES;
export type Feature = StandardFeature | PremiumFeature;

export const PRICES: Readonly<Record<Feature, Price>> = { ...STANDARD_PRICES, ...PREMIUM_PRICES };

/** Whether a number of coins is a valid price of a feature: the fixed price, or a whole number within its range. */
export function isPriceOf(feature: Feature, coins: number): boolean {
  const price = PRICES[feature];
  return Number.isInteger(coins) && coins >= price.coins && coins <= (price.upTo ?? price.coins);
}

/** Free coins: per login, per invited friend, and suggested for a week (COINS-5). */
export const FREE_COINS = {
  dailyLogin: { from: 5, to: 10 },
  inviteFriend: 50,
  loginStreak: { days: 7, coins: 50 },
} as const;
