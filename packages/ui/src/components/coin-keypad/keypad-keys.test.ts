import { describe, expect, it } from 'vitest';

import { keypadKeyOf } from './keypad-keys';

describe('keypadKeyOf', () => {
  it.each([
    ['0', '0'],
    ['9', '9'],
    ['.', '.'],
    [',', '.'],
    ['Backspace', 'backspace'],
    ['Delete', 'clear'],
  ])('takes %s for %s', (key, expected) => {
    expect(keypadKeyOf(key)).toBe(expected);
  });

  it.each(['Enter', ' ', 'Tab', 'Escape', 'e', '-', '+', '10', '٣', ''])('lets %j pass', (key) => {
    expect(keypadKeyOf(key)).toBeUndefined();
  });
});
