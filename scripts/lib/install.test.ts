import { expect, it } from 'vitest';

import { isNodeAtLeast } from './install.mjs';

it.each([
  ['20.19.0', true],
  ['20.20.2', true],
  ['26.1.0', true],
  ['20.18.3', false],
  ['18.20.8', false],
])('Node %s is at least 20.19: %s', (version, isRecent) => {
  expect(isNodeAtLeast('>=20.19', version)).toBe(isRecent);
});
