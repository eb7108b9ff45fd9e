import { brand } from '../../content/brand';
import { formatCount } from '../../content/format';
import type { CoinPackage } from '../../domain/coins';
import { COIN, totalCoins } from '../../domain/coins';
import { FREE_COINS } from '../../domain/price-list';
import type { PageCopy } from '../../parts/page/page-copy';
import { formatBalance, formatCoins, formatRwf } from '../../parts/purchase/coin-format';
import { pricesIntro } from '../../content/feature-names';

const { dailyLogin, inviteFriend, loginStreak } = FREE_COINS;

export const pricingCopy = {
  title: 'Pricing',
  description: 'Coin packages in Rwandan francs and what each feature costs.',
  heading: 'Coins and prices',
  intro: `${brand.name} is free to join. Coins pay for the extras, at ${formatRwf(COIN.priceRwf)} a coin, with no subscription to forget about.`,
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
      `Our largest package: it brings ${formatCount(totalCoins(pack))} of the ${formatCoins(coins)}.`,
    buy: (name: string) => `Choose ${name}`,
  },
  packages: {
    heading: 'Coin Packages',
    intro: 'The larger the package, the more coins come on top. Coins do not expire.',
    coins: (pack: CoinPackage) =>
      pack.bonusCoins
        ? `${formatCount(pack.coins)} + ${formatCount(pack.bonusCoins)} bonus`
        : 'no bonus',
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
    intro:
      'The bonus coins are real and always on. The rest is what we plan: nothing of it is credited yet, and each will be announced here first.',
    bonus: {
      heading: 'Bonus coins, today',
      line: (name: string, share: string) => `${share} on top with ${name}`,
      note: 'Nothing to enter, no end date.',
    },
    planned: 'Planned',
    free: {
      heading: 'Free coins',
      list: [
        {
          name: 'Daily login',
          amount: `${dailyLogin.from}-${dailyLogin.to} coins`,
          text: 'For looking in once a day.',
        },
        {
          name: 'Invite friends',
          amount: `${inviteFriend} coins`,
          text: 'When a friend whom you invited completes a profile.',
        },
        {
          name: `${loginStreak.days}-day login streak`,
          amount: `${loginStreak.coins} coins, suggested`,
          text: 'For a week without a gap. The amount may still change.',
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
    note: 'In this version payments are simulated: no method is charged and no PIN is asked for.',
  },
  faq: {
    heading: 'Questions about coins',
    list: [
      {
        id: 'for',
        question: 'What do I need coins for?',
        answer:
          'For extras such as a Super Like, a Profile Boost or a private room. Joining, browsing, liking and reading your messages cost nothing.',
      },
      {
        id: 'worth',
        question: 'How much is a coin?',
        answer: `One coin is ${formatRwf(COIN.priceRwf)}. Packages from ${formatRwf(5000)} bring bonus coins, so that each coin costs less. We announce price changes 30 days ahead.`,
      },
      {
        id: 'pay',
        question: 'How can I pay?',
        answer:
          'With Mobile Money, by card or in-app. In this version every payment is simulated: you choose a method, no money moves, and the coins are added to the wallet on this device.',
      },
      {
        id: 'kept',
        question: 'Where are my coins kept?',
        answer:
          'In this browser, on this device, and nowhere else. Another browser does not see them, and clearing the site’s data removes them. On your User Page you can export everything first.',
      },
      {
        id: 'refund',
        question: 'Can I get my money back?',
        answer:
          'As payments are simulated, there is no money to give back today. The Refund Policy says what holds for real payments: a full refund, a pro-rata one or an account credit, answered within 3-5 business days.',
      },
    ],
    refunds: 'Read the Refund Policy',
  },
  bar: {
    label: 'Your wallet',
    show: 'Balance',
    history: 'show transactions',
    waiting: '…',
    balance: formatBalance,
    buy: 'Buy Coins',
  },
  transactions: {
    heading: 'Your transactions',
    intro: 'How your coins came and went on this device, newest first.',
    list: 'Transactions',
    empty: {
      title: 'No transactions yet',
      text: 'Your purchases and what you spend appear here, with a receipt for each purchase.',
      action: 'See the coin packages',
    },
    waiting: 'Your transactions appear as soon as the page is ready.',
    noNote: 'No note',
    carried: 'From before this list',
    receipt: 'Receipt',
    receiptOf: (moment: string) => `for the purchase of ${moment}`,
    delta: (delta: number) =>
      `${delta > 0 ? '+' : delta < 0 ? '−' : ''}${formatCoins(Math.abs(delta))}`,
    shown: (shown: number, all: number) => `Showing ${formatCount(shown)} of ${formatCount(all)}`,
    all: (count: number) => `Show all ${formatCount(count)}`,
    allUnavailable: 'The rest could not be loaded. Check your connection, then try again.',
    receiptLoading: 'Opening the receipt…',
    receiptUnavailable: 'The receipt could not be loaded. Check your connection, then try again.',
  },
} satisfies PageCopy & Record<string, unknown>;
