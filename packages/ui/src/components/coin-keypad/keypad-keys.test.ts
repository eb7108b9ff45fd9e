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
  ])('maps %s to %s', (key, expected) => {
    expect(keypadKeyOf(key)).toBe(expected);
  });

  it.each(['Enter', ' ', 'Tab', 'Escape', 'e', '-', '+', '10', '٣', ''])('ignores %j', (key) => {
    expect(keypadKeyOf(key)).toBeUndefined();
  });
});
