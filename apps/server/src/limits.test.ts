import { describe, expect, it } from 'vitest';

import { getVisitorKey } from './limits';

describe('the key of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['198.51.100.1:5123', '198.51.100.1'],
    ['[2001:db8::1]:443', '2001:db8::'],
    ['[2001:db8::1]', '2001:db8::'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::'],
    ['fe80::1%eth0', 'fe80::'],
    ['nonsense', 'nonsense'],
  ])('%s is %s', (address, key) => {
    expect(getVisitorKey(address)).toBe(key);
  });
});
