import { describe, expect, it } from 'vitest';

import { isPhoneNumber } from './phone';

describe('a telephone number', () => {
  it.each([
    '1 23-45',
    '123456789012345',
    '+250 788 123 456',
    '(+250) 788-123-456',
    '+1 (202) 555-0143',
    '\u202a+250\u00a0788 123 456\u202c',
    '\u200e0788\u2011123\u2011456\u200b',
    '+250.788.123.456',
    '0788/123456',
    '+250 788–123–456',
    '＋２５０ ７８８ １２３ ４５６',
    '٠٧٨٨١٢٣٤٥٦',
  ])('%j is valid', (text) => {
    expect(isPhoneNumber(text)).toBe(true);
  });

  it.each([
    '',
    '1234',
    '1234567890123456',
    '++250788123456',
    '0788+123456',
    '-------',
    '0788;123456',
    'javascript:0788123456',
    `0788123456${' '.repeat(50)}1`,
  ])('%j is invalid', (text) => {
    expect(isPhoneNumber(text)).toBe(false);
  });
});
