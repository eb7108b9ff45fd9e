import { coinsFromRwf, rwfFromCoins } from './coins';

/** A key of the calculator. */
export type CalculatorKey =
  '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '.' | 'backspace' | 'clear';

/** Which unit is entered. */
export type CalculatorMode = 'coins' | 'rwf';

/** The display takes a further character while it is at most this long (COINS-2). */
const STILL_TAKES = 9;

/** What the calculator shows at first and after Clear. */
export const BLANK = '0';

/** The display after a key: digits, one point, no leading zero, ten characters at most (COINS-2). */
export function pressKey(display: string, key: CalculatorKey): string {
  if (key === 'clear') return BLANK;
  if (key === 'backspace') return display.slice(0, -1) || BLANK;
  if (key === '.' && display.includes('.')) return display;
  if (display.length > STILL_TAKES) return display;
  return display === BLANK && key !== '.' ? key : display + key;
}

/** The number on the display; a point at its end counts for nothing. */
export function enteredNumber(display: string): number {
  return Number(display);
}

/** What the entered number comes to: the coins it means and the francs, never NaN (COINS-2). */
export function evaluate(
  mode: CalculatorMode,
  display: string,
): { readonly coins: number; readonly rwf: number } {
  const entered = enteredNumber(display);
  return mode === 'coins'
    ? { coins: entered, rwf: rwfFromCoins(entered) }
    : { coins: coinsFromRwf(entered), rwf: entered };
}
