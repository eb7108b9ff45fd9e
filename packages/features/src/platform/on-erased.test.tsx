import { expect, it, vi } from 'vitest';

import { forgetVisit, onErased } from './on-erased';

it('what is held in memory ends with an erasure, and with no other change of the storage', () => {
  const forget = vi.fn<() => void>();
  onErased(forget);
  window.dispatchEvent(new StorageEvent('storage', { key: 'iru_likes' }));
  expect(forget).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(forget).toHaveBeenCalledTimes(1);
  forgetVisit();
  expect(forget).toHaveBeenCalledTimes(2);
});
