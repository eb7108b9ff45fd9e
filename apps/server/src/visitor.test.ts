import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { getVisitorKey } from './visitor';

describe('the visitor key', () => {
  it.each([
    ['203.0.113.7', undefined, 0, '203.0.113.7'],
    ['203.0.113.7', '198.51.100.1', 0, '203.0.113.7'],
    ['::ffff:203.0.113.7', undefined, 0, '203.0.113.7'],
    ['10.0.0.2', '198.51.100.1', 1, '198.51.100.1'],
    ['10.0.0.2', '1.1.1.1, 198.51.100.1', 1, '198.51.100.1'],
    ['10.0.0.2', '1.1.1.1, 198.51.100.1, 10.0.0.9', 2, '198.51.100.1'],
    ['10.0.0.2', '198.51.100.1:5123', 1, '198.51.100.1'],
    ['10.0.0.2', '[2001:db8::1]:443', 1, '2001:db8:0:0'],
    ['10.0.0.2', undefined, 1, '10.0.0.2'],
    ['10.0.0.2', 'nonsense', 1, 'unknown'],
    ['2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2'],
    ['2001:0db8:0001:0002::9', undefined, 0, '2001:db8:1:2'],
    ['fe80::1%eth0', undefined, 0, 'fe80:0:0:0'],
    [undefined, '198.51.100.1', 0, 'unknown'],
    [undefined, undefined, 0, 'unknown'],
  ])(
    'of %s with X-Forwarded-For %s and %i trusted proxies is %s',
    (peer, forwarded, trusted, visitor) => {
      expect(getVisitorKey(peer, forwarded, trusted)).toBe(visitor);
    },
  );

  it('is short for any header', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(3), (forwarded, trusted) => {
        expect(getVisitorKey('10.0.0.1', forwarded, trusted).length).toBeLessThan(40);
      }),
    );
  });
});
