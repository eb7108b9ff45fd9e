import { formatCount } from '../../content/format';
import { PACKAGES, rwfFromCoins, totalCoins } from '../../domain/coins';
import { FREE_COINS, PRICES } from '../../domain/price-list';
import { legalHref } from '../../content/legal/documents';
import { PATHS } from '../../paths';
import type { Intent } from './intent';

const packages = PACKAGES.map(
  (pack) =>
    `${pack.name} with ${formatCount(totalCoins(pack))} coins for ${formatCount(pack.priceRwf)} RWF`,
).join(', ');

export const COIN_INTENTS: readonly Intent[] = [
  {
    id: 'coin-price',
    topic: 'The price of a coin',
    page: PATHS.pricing,
    answer: `One coin costs ${rwfFromCoins(1)} RWF; larger packages add a bonus. The calculator is at ${PATHS.pricing}. In this version no money moves.`,
  },
  {
    id: 'packages',
    topic: 'Coin packages',
    page: PATHS.pricing,
    answer: `The packages: ${packages}. They are at ${PATHS.pricing}. In this version payments are simulated and no money moves.`,
  },
  {
    id: 'buy-coins',
    topic: 'Buy coins',
    page: PATHS.pricing,
    answer: `Open ${PATHS.pricing}, choose a package, check what you get and what it costs, and pick a payment method. In this version it is a simulation: nothing is charged and no PIN is asked for.`,
  },
  {
    id: 'payment-methods',
    topic: 'Payment methods',
    page: PATHS.pricing,
    answer: `You can choose Mobile Money, Card or In-App at ${PATHS.pricing}. In this version all three are simulated: nothing is charged and no PIN is asked for. Never give anyone your PIN.`,
  },
  {
    id: 'is-payment-real',
    topic: 'Is real money taken?',
    page: PATHS.pricing,
    answer: `No. In this version every payment is simulated, no money moves, and the coins have no value outside this browser. ${PATHS.pricing} shows this before each price.`,
  },
  {
    id: 'price-list',
    topic: 'What features cost',
    page: PATHS.pricing,
    answer: `A Super Like costs ${PRICES.superLike.coins} coins, a Rewind ${PRICES.rewindSwipe.coins}, a Profile Boost for 24 hours ${PRICES.profileBoost.coins}, and an AI Icebreaker ${PRICES.aiIcebreaker.coins}. The whole list is at ${PATHS.pricing}. In this version only the Super Like takes coins.`,
  },
  {
    id: 'free-coins',
    topic: 'Free coins',
    page: PATHS.pricing,
    answer: `Free coins are planned: ${FREE_COINS.dailyLogin.from} to ${FREE_COINS.dailyLogin.to} for a daily login, ${FREE_COINS.inviteFriend} for inviting a friend and ${FREE_COINS.loginStreak.coins} for seven days in a row. None are given yet; see ${PATHS.pricing}.`,
  },
  {
    id: 'is-it-free',
    topic: 'Is it free?',
    page: PATHS.pricing,
    answer: `In this version browsing, liking, writing and planning a meeting are free. Some extras cost coins, which cost no real money. Prices are at ${PATHS.pricing}.`,
  },
  {
    id: 'coins-expire',
    topic: 'Do coins expire?',
    page: PATHS.pricing,
    answer: `Coins don't expire. In this version they are kept in this browser, so erasing your data removes them too. Your balance is at ${PATHS.pricing}.`,
  },
  {
    id: 'coins-missing',
    topic: 'My coins are missing',
    page: PATHS.user,
    answer: `Coins are kept in the browser in which you bought them: another phone, browser or private window has its own wallet. Move them with Export and Import at ${PATHS.user}. If your storage was damaged, the unreadable part is kept there too.`,
  },
  {
    id: 'balance',
    topic: 'My balance and history',
    page: PATHS.pricing,
    answer: `Your balance and the history of your coins are at ${PATHS.pricing}, and on your page at ${PATHS.user}.`,
  },
  {
    id: 'receipt',
    topic: 'Receipts',
    page: PATHS.pricing,
    answer: `Open your history at ${PATHS.pricing} and choose the receipt of a purchase to download or print it. It states that the purchase was simulated.`,
  },
  {
    id: 'refund',
    topic: 'Refunds',
    page: PATHS.legal,
    answer: `In this version no money moves, so there is nothing to refund. For the full service, the refund policy at ${legalHref('refunds')} sets out full, pro-rata and account-credit refunds: a response in 3-5 business days, and 5-10 more for a bank.`,
  },
  {
    id: 'subscription',
    topic: 'Subscriptions and VIP',
    page: PATHS.pricing,
    answer: `There is no subscription in this version: you buy coins once, and nothing renews by itself. The VIP Badge costs ${PRICES.vipBadge.coins} coins for 30 days (planned). Prices are at ${PATHS.pricing}.`,
  },
];
