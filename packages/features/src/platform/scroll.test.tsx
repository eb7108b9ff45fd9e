import { afterEach, expect, it } from 'vitest';

import { KEYS } from './keys';
import { dropInvalidScroll } from './scroll';

afterEach(() => sessionStorage.clear());

it.each([
  ['"x"', null],
  ['{"a":', null],
  ['{"/blog":"top"}', null],
  ['{"/blog":120}', '{"/blog":120}'],
])('stored scroll positions %s become %s', (stored, left) => {
  sessionStorage.setItem(KEYS.scroll, stored);
  dropInvalidScroll();
  expect(sessionStorage.getItem(KEYS.scroll)).toBe(left);
});
