import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

import { resetStores } from './packages/features/src/platform/storage';

// The files of a worker share one page: jsdom takes longer to load than most of them to run.
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
