import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { mailtoAddress } from './mail';

const to = 'hello@iru.example';

const parts = (address: string) => {
  const query = address.slice(address.indexOf('?') + 1);
  return query.split('&').map((pair) => pair.split('=').map((half) => decodeURIComponent(half)));
};

describe('a mailto address', () => {
  it('carries what the visitor wrote, with the line ends of mail', () => {
    expect(mailtoAddress({ to, subject: 'Fees & coins?', body: 'Muraho,\n100 % sure.' })).toBe(
      'mailto:hello@iru.example?subject=Fees%20%26%20coins%3F&body=Muraho%2C%0D%0A100%20%25%20sure.',
    );
  });

  it('never lets a text become a part of its own', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (subject, body) => {
        expect(parts(mailtoAddress({ to, subject, body })).map(([name]) => name)).toEqual([
          'subject',
          'body',
        ]);
      }),
    );
  });

  it('survives half a character', () => {
    expect(mailtoAddress({ to, subject: '\uD83D', body: '' })).toBe(
      `mailto:${to}?subject=%EF%BF%BD&body=`,
    );
  });
});
