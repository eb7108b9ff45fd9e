import { afterEach, expect, it } from 'vitest';

import { correctAddress } from './correct-address';

afterEach(() => window.history.replaceState(null, '', '/'));

it.each([
  ['/pricing/', '/pricing'],
  ['/messages/?with=s1#end', '/messages?with=s1#end'],
  ['/pricing.html/', '/pricing'],
  ['/Pricing', '/Pricing'],
  ['/index', '/'],
  ['/index.html', '/'],
  ['/pricing', '/pricing'],
  ['/no-such-page/', '/no-such-page/'],
])('%s becomes %s', (address, corrected) => {
  window.history.replaceState({ idx: 3 }, '', address);
  correctAddress();
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe(corrected);
  expect(window.history.state).toEqual({ idx: 3 });
});
