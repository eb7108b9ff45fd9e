import type { CoinKeypadLabels } from './CoinKeypad';

/** The English labels of the coin calculator. */
export const coinKeypadLabels = {
  name: 'Coin calculator',
  mode: 'Enter',
  modes: { coins: 'Coins', rwf: 'RWF' },
  display: 'Amount',
  point: 'Point',
  backspace: 'Delete the last digit',
  clear: 'Clear',
} satisfies CoinKeypadLabels & { name: string };
