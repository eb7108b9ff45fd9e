import { brand } from '../../content/brand';
import { formatCount } from '../../content/format';
import type { CoinPackage } from '../../domain/coins';
import { COIN, pricePerCoin, totalCoins } from '../../domain/coins';
import { FREE_COINS } from '../../domain/price-list';
import type { PageCopy } from '../../parts/page/page-copy';
import { formatBalance, formatCoins, formatRwf } from '../../parts/purchase/coin-format';
import { pricesIntro } from '../../content/feature-names';
import type { QUESTIONS } from './questions';

const { dailyLogin, inviteFriend, loginStreak } = FREE_COINS;

export const pricingCopy = {
  title: 'Pricing',
  description: 'Coin packages in Rwandan francs and what each feature costs.',
  heading: 'Coins and prices',
  intro: `${brand.name} is free to join. Coins pay for the extras, at ${formatRwf(COIN.priceRwf)} a coin, with no subscription.`,
  calculator: {
    label: 'Coin calculator',
    labels: {
      mode: 'Enter an amount in',
      modes: { coins: 'Coins', rwf: COIN.currency },
      display: 'Amount',
      point: 'Point',
      backspace: 'Backspace',
      clear: 'Clear',
      clearKey: 'C',
    },
    units: { coins: 'coins', rwf: COIN.currency },
    costs: (rwf: number) => `cost ${formatRwf(rwf)}`,
    buys: (coins: number) => `buy ${formatCoins(coins)}`,
  },
  recommended: {
    heading: 'Recommended package',
    covers: (coins: number) => `The smallest package that covers ${formatCoins(coins)}.`,
    first: 'The smallest package. Enter an amount to see which one fits.',
    lessThanOne: `The smallest package. A coin is ${formatRwf(COIN.priceRwf)}.`,
    largest: (coins: number, pack: CoinPackage) =>
      `Our largest package, with ${formatCount(totalCoins(pack))} of the ${formatCoins(coins)}.`,
    buy: (name: string) => `Choose ${name}`,
  },
  packages: {
    heading: 'Coin Packages',
    intro: 'Larger packages include more bonus coins. Coins don’t expire.',
    coins: (pack: CoinPackage) =>
      pack.bonusCoins
        ? `${formatCount(pack.coins)} + ${formatCount(pack.bonusCoins)} bonus`
        : 'no bonus',
    each: (pack: CoinPackage) => `${formatCount(pricePerCoin(pack))} RWF a coin`,
    buy: 'Buy',
  },
  prices: {
    heading: 'What coins pay for',
    intro: pricesIntro,
    standard: 'Standard Features',
    premium: 'Premium Options',
    feature: 'Feature',
    price: 'Price',
    amount: (from: number, to?: number) =>
      to ? `${formatCount(from)}-${formatCoins(to)}` : formatCoins(from),
    rwf: (from: number, to?: number) =>
      to ? `${formatCount(from)}-${formatRwf(to)}` : formatRwf(from),
  },
  deals: {
    heading: 'Seasonal and bonus deals',
    intro: 'Bonus coins are included today. The other offers are planned.',
    bonus: {
      heading: 'Bonus coins',
      line: (name: string, share: string) => `${share} extra with ${name}`,
      note: 'No code, no end date.',
    },
    free: {
      heading: 'Free coins',
      list: [
        {
          name: 'Daily login',
          amount: `${dailyLogin.from}-${dailyLogin.to} coins`,
          text: 'Visit once a day.',
        },
        {
          name: 'Invite friends',
          amount: `${inviteFriend} coins`,
          text: 'When a friend you invited completes a profile.',
        },
        {
          name: `${loginStreak.days}-day login streak`,
          amount: `${loginStreak.coins} coins, suggested`,
          text: 'Visit every day for a week. The amount may change.',
        },
      ],
    },
    seasons: {
      heading: 'Seasons',
      list: [
        {
          name: 'Umuganura',
          amount: 'first Friday of August',
          text: 'A harvest bonus on every package.',
        },
        { name: 'Valentine’s week', amount: '8 to 14 February', text: 'Gifts at a lower price.' },
      ],
    },
  },
  payment: {
    heading: 'Payment options',
    note: 'Payments are simulated: you’re not charged, and no PIN is needed.',
  },
  faq: {
    heading: 'Questions about coins',
    list: {
      for: {
        question: 'What do I need coins for?',
        answer:
          'For extras such as a Super Like, a Profile Boost or a private room. Joining, browsing, liking and reading messages are free.',
      },
      worth: {
        question: 'How much is a coin?',
        answer: `One coin is ${formatRwf(COIN.priceRwf)}. Packages from ${formatRwf(5000)} include bonus coins, so each coin costs less. We announce price changes 30 days ahead.`,
      },
      pay: {
        question: 'How can I pay?',
        answer: 'With Mobile Money, by card or in-app. Today every payment is simulated.',
      },
      kept: {
        question: 'Where are my coins saved?',
        answer:
          'Only in this browser. Clearing the site’s data removes them, so export them first on your User Page.',
      },
      refund: {
        question: 'Can I get my money back?',
        answer:
          'Today there’s no money to refund. The Refund Policy covers real payments: a full refund, a pro-rata one or an account credit, answered within 3-5 business days.',
      },
    } satisfies Readonly<
      Record<(typeof QUESTIONS)[number], { readonly question: string; readonly answer: string }>
    >,
    refunds: 'Read the Refund Policy',
  },
  bar: {
    label: 'Your wallet',
    show: 'Balance',
    history: 'show transactions',
    balance: formatBalance,
    buy: 'Buy Coins',
  },
  transactions: {
    heading: 'Your transactions',
    intro: 'Bought and spent on this device, newest first.',
    list: 'Transactions',
    empty: {
      title: 'No transactions yet',
      text: 'They appear here, with a receipt for each purchase.',
      action: 'See the coin packages',
    },
    waiting: 'Loading your transactions…',
    noNote: 'No note',
    carried: 'Earlier balance',
    receipt: 'Receipt',
    receiptOf: (moment: string) => `for the purchase of ${moment}`,
    delta: (delta: number) =>
      `${delta > 0 ? '+' : delta < 0 ? '−' : ''}${formatCoins(Math.abs(delta))}`,
    shown: (shown: number, all: number) => `Showing ${formatCount(shown)} of ${formatCount(all)}`,
    all: (count: number) => `Show all ${formatCount(count)}`,
    receiptLoading: 'Opening the receipt…',
    receiptUnavailable: 'The receipt didn’t load. Check your connection, then try again.',
  },
} satisfies PageCopy & Record<string, unknown>;
