// Proves CHAT-5.
import { expect, it } from 'vitest';

import { retryDelay } from './retry';

it('starts at one second, doubles and stops at thirty', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 2000].map(retryDelay)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
  ]);
});
