import { coinsFromRwf, rwfFromCoins } from './coins';

export type CalculatorKey =
  | '0'
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'
  | '.'
  | 'backspace'
  | 'clear';

export type CalculatorMode = 'coins' | 'rwf';

/** The display accepts another character while it's at most this long (COINS-2). */
const STILL_TAKES = 9;

export const BLANK = '0';

/** Returns the display after a key: digits, one decimal point, no leading zero, at most ten characters (COINS-2). */
export function pressKey(display: string, key: CalculatorKey): string {
  if (key === 'clear') return BLANK;
  if (key === 'backspace') return display.slice(0, -1) || BLANK;
  if (key === '.' && display.includes('.')) return display;
  if (display.length > STILL_TAKES) return display;
  return display === BLANK && key !== '.' ? key : display + key;
}

/** Returns the displayed number, ignoring a trailing decimal point. */
export function enteredNumber(display: string): number {
  return Number(display);
}

/** Converts the entered number to coins and francs, never NaN (COINS-2). */
export function evaluate(
  mode: CalculatorMode,
  display: string,
): { readonly coins: number; readonly rwf: number } {
  const entered = enteredNumber(display);
  return mode === 'coins'
    ? { coins: entered, rwf: rwfFromCoins(entered) }
    : { coins: coinsFromRwf(entered), rwf: entered };
}
