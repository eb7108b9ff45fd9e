import { describe, expect, it } from 'vitest';

import { mailtoAddress } from './mail';

const to = 'hello@iru.example';

describe('a mailto: URL', () => {
  it('contains the visitor’s text with CRLF line breaks', () => {
    expect(mailtoAddress({ to, subject: 'Fees & coins?', body: 'Muraho,\n100 % sure.' })).toBe(
      'mailto:hello@iru.example?subject=Fees%20%26%20coins%3F&body=Muraho%2C%0D%0A100%20%25%20sure.',
    );
  });

  it.each([
    ['a'.repeat(1900), true],
    ['a '.repeat(700), false],
    ['ሰላም'.repeat(70), true],
    ['ሰላም'.repeat(80), false],
  ])('leaves out a body that mail apps might cut', (body, isKept) => {
    const address = mailtoAddress({ to, subject: 'Fees', body });
    expect(address.includes('&body=')).toBe(isKept);
    expect(address.length).toBeLessThanOrEqual(2000);
  });

  it('handles lone surrogates', () => {
    expect(mailtoAddress({ to, subject: '\uD83D', body: '' })).toBe(
      `mailto:${to}?subject=%EF%BF%BD&body=`,
    );
  });
});
