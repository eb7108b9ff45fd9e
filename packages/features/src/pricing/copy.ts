import type { PageCopy } from '../shared/page/page-copy';

export const pricingCopy = {
  title: 'Pricing',
  description: 'Coin packages in Rwandan francs and what each feature costs.',
  heading: 'Coins and prices',
  intro:
    'Iru is free to join. Coins pay for the extras, such as a Super Like or a day of higher visibility, at ten francs a coin, with no subscription to forget about.',
} satisfies PageCopy;
