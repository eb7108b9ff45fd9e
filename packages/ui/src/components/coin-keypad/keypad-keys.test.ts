import { describe, expect, it } from 'vitest';

import { parseKeypadKey } from './keypad-keys';

describe('parseKeypadKey', () => {
  it.each([
    ['0', '0'],
    ['9', '9'],
    ['.', '.'],
    [',', '.'],
    ['Backspace', 'backspace'],
    ['Delete', 'clear'],
  ])('maps %s to %s', (key, expected) => {
    expect(parseKeypadKey(key)).toBe(expected);
  });

  it.each(['Enter', ' ', 'Tab', 'Escape', 'e', '-', '+', '10', '٣', ''])('ignores %j', (key) => {
    expect(parseKeypadKey(key)).toBeUndefined();
  });
});
