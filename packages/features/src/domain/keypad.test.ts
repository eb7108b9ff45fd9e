// Proves COINS-2.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { BLANK, type CalculatorKey, pressKey, evaluate } from './keypad';

const KEYS: readonly CalculatorKey[] = [
  '0',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '.',
  'backspace',
  'clear',
];
const short: Readonly<Record<string, CalculatorKey>> = { '<': 'backspace', C: 'clear' };
const type = (keys: string): string =>
  keys
    .split('')
    .reduce((display, key) => pressKey(display, short[key] ?? (key as CalculatorKey)), BLANK);

describe('pressKey', () => {
  it.each([
    ['', '0'],
    ['5', '5'],
    ['0', '0'],
    ['00', '0'],
    ['007', '7'],
    ['500', '500'],
    ['.', '0.'],
    ['0.5', '0.5'],
    ['1.5.5', '1.55'],
    ['1..', '1.'],
    ['12<', '1'],
    ['1<', '0'],
    ['<', '0'],
    ['1.<', '1'],
    ['1.<.5', '1.5'],
    ['123C', '0'],
    ['123C4', '4'],
    ['123456789', '123456789'],
    ['1234567890', '1234567890'],
    ['12345678901', '1234567890'],
    ['12345678901.', '1234567890'],
    ['123456789.', '123456789.'],
    ['123456789.1', '123456789.'],
    ['12345678901<<1', '123456781'],
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
  it.each([
    ['coins', '0', 0, 0],
    ['coins', '500', 500, 5000],
    ['coins', '1.5', 1.5, 15],
    ['coins', '5.', 5, 50],
    ['rwf', '5000', 500, 5000],
    ['rwf', '19', 1, 19],
    ['rwf', '9.99', 0, 9.99],
    ['rwf', '0.', 0, 0],
    ['rwf', '9999999999', 999_999_999, 9_999_999_999],
  ] as const)('%s %s: %d coins, %d RWF', (mode, display, coins, rwf) => {
    expect(evaluate(mode, display)).toEqual({ coins, rwf });
  });

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
