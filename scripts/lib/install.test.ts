import { expect, it } from 'vitest';

import { isNodeAtLeast, OLDEST_NODE } from './install.mjs';

it.each([
  ['20.19.0', true],
  ['20.20.2', true],
  ['26.1.0', true],
  ['20.18.3', false],
  ['18.20.8', false],
])('Node %s is at least our oldest: %s', (version, isRecent) => {
  expect(isNodeAtLeast(OLDEST_NODE, version)).toBe(isRecent);
});

it('the oldest Node is a version, as a message names it', () => {
  expect(OLDEST_NODE).toBe('20.19');
});
