import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

import { resetStores } from '../platform/storage';

// The test files of a worker share one page, because loading jsdom takes longer than most of them.
const reset = () => {
  localStorage.clear();
  sessionStorage.clear();
  resetStores();
  history.replaceState(null, '', '/');
};

beforeEach(reset);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
});
