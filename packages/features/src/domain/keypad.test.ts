// Proves COINS-2.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { BLANK, type CalculatorKey, pressKey, evaluate } from './keypad';

const KEYS = ['backspace', 'clear', ...Array.from('0123456789.')] as readonly CalculatorKey[];
const short: Readonly<Record<string, CalculatorKey>> = { '<': 'backspace', C: 'clear' };
const type = (keys: string): string =>
  keys
    .split('')
    .reduce((display, key) => pressKey(display, short[key] ?? (key as CalculatorKey)), BLANK);

describe('pressKey', () => {
  it.each([
    ['', '0'],
    ['0', '0'],
    ['00', '0'],
    ['007', '7'],
    ['.', '0.'],
    ['1.5.5', '1.55'],
    ['12<', '1'],
    ['1<', '0'],
    ['<', '0'],
    ['1.<.5', '1.5'],
    ['123C', '0'],
    ['12345678901', '1234567890'],
    ['123456789.', '123456789.'],
    ['123456789.1', '123456789.'],
  ])('%j shows %s', (keys, display) => {
    expect(type(keys)).toBe(display);
  });

  it('keeps the display a number of at most ten characters for any keys', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...KEYS), { maxLength: 60 }), (keys) => {
        let display = BLANK;
        for (const key of keys) {
          display = pressKey(display, key);
          expect(display).toMatch(/^(0|[1-9]\d*)(\.\d*)?$/);
          expect(display.length).toBeLessThanOrEqual(10);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('evaluate', () => {
  it('is never NaN, and coins are a tenth of the francs, rounded down', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...KEYS), { maxLength: 30 }), (keys) => {
        const display = keys.reduce(pressKey, BLANK);
        const entered = Number(display);
        expect(evaluate('rwf', display)).toEqual({ coins: Math.floor(entered / 10), rwf: entered });
        expect(evaluate('coins', display)).toEqual({ coins: entered, rwf: entered * 10 });
        expect(Number.isFinite(entered)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
