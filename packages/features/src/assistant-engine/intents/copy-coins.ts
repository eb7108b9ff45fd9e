import { formatCount } from '../../content/format';
import { PACKAGES, rwfFromCoins, totalCoins } from '../../domain/coins';
import { FREE_COINS, PRICES } from '../../domain/price-list';
import { legalHref } from '../../content/legal/documents';
import { PATHS } from '../../paths';

const packages = PACKAGES.map(
  (pack) =>
    `${pack.name} with ${formatCount(totalCoins(pack))} coins for ${formatCount(pack.priceRwf)} RWF`,
).join(', ');
import type { IntentCopy, COINS } from './intent-facts';

export const coinIntentCopy = {
  'coin-price': {
    topic: 'The price of a coin',
    answer: `One coin costs ${rwfFromCoins(1)} RWF; larger packages add a bonus. The calculator is at ${PATHS.pricing}. In this version no money moves.`,
  },
  packages: {
    topic: 'Coin packages',
    answer: `The packages: ${packages}. They are at ${PATHS.pricing}. In this version payments are simulated and no money moves.`,
  },
  'buy-coins': {
    topic: 'Buy coins',
    answer: `Open ${PATHS.pricing}, choose a package, check what you get and what it costs, and pick a payment method. In this version it is a simulation: nothing is charged and no PIN is asked for.`,
  },
  'payment-methods': {
    topic: 'Payment methods',
    answer: `You can choose Mobile Money, Card or In-App at ${PATHS.pricing}. In this version all three are simulated: nothing is charged and no PIN is asked for. Never give anyone your PIN.`,
  },
  'is-payment-real': {
    topic: 'Is real money taken?',
    answer: `No. In this version every payment is simulated, no money moves, and the coins have no value outside this browser. ${PATHS.pricing} shows this before each price.`,
  },
  'price-list': {
    topic: 'What features cost',
    answer: `A Super Like costs ${PRICES.superLike.coins} coins, a Rewind ${PRICES.rewindSwipe.coins}, a Profile Boost for 24 hours ${PRICES.profileBoost.coins}, and an AI Icebreaker ${PRICES.aiIcebreaker.coins}. The whole list is at ${PATHS.pricing}. In this version only the Super Like takes coins.`,
  },
  'free-coins': {
    topic: 'Free coins',
    answer: `Free coins are planned: ${FREE_COINS.dailyLogin.from} to ${FREE_COINS.dailyLogin.to} for a daily login, ${FREE_COINS.inviteFriend} for inviting a friend and ${FREE_COINS.loginStreak.coins} for seven days in a row. None are given yet; see ${PATHS.pricing}.`,
  },
  'is-it-free': {
    topic: 'Is it free?',
    answer: `In this version browsing, liking, writing and planning a meeting are free. Some extras cost coins, which cost no real money. Prices are at ${PATHS.pricing}.`,
  },
  'coins-expire': {
    topic: 'Do coins expire?',
    answer: `Coins don't expire. In this version they are kept in this browser, so erasing your data removes them too. Your balance is at ${PATHS.pricing}.`,
  },
  'coins-missing': {
    topic: 'My coins are missing',
    answer: `Coins are kept in the browser in which you bought them: another phone, browser or private window has its own wallet. Move them with Export and Import at ${PATHS.user}. If your storage was damaged, the unreadable part is kept there too.`,
  },
  balance: {
    topic: 'My balance and history',
    answer: `Your balance and the history of your coins are at ${PATHS.pricing}, and on your page at ${PATHS.user}.`,
  },
  receipt: {
    topic: 'Receipts',
    answer: `Open your history at ${PATHS.pricing} and choose the receipt of a purchase to download or print it. It states that the purchase was simulated.`,
  },
  refund: {
    topic: 'Refunds',
    answer: `In this version no money moves, so there is nothing to refund. For the full service, the refund policy at ${legalHref('refunds')} sets out full, pro-rata and account-credit refunds: a response in 3-5 business days, and 5-10 more for a bank.`,
  },
  subscription: {
    topic: 'Subscriptions and VIP',
    answer: `There is no subscription in this version: you buy coins once, and nothing renews by itself. The VIP Badge costs ${PRICES.vipBadge.coins} coins for 30 days (planned). Prices are at ${PATHS.pricing}.`,
  },
} satisfies IntentCopy<typeof COINS>;
