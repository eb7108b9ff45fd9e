import type { CoinKeypadMode } from './CoinKeypad.variants';

export interface CoinKeypadLabels {
  /** The legend of the two modes, such as "I know". */
  mode: string;
  /** The labels of the two modes. */
  modes: Record<CoinKeypadMode, string>;
  /** The accessible name of the number, such as "Amount". */
  display: string;
  /** The accessible name of the decimal point key. */
  point: string;
  /** The accessible name of the key that deletes the last character. */
  backspace: string;
  /** The accessible name of the key that clears the number. */
  clear: string;
  /** The visible label of that key. @default its accessible name */
  clearKey?: string;
}

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
