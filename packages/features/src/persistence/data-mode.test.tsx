import { expect, it } from 'vitest';

import { setDataMode, startDataMode } from './data-mode';

const root = document.createElement('html');

it('marks the page only in low-data mode, until stopped', () => {
  const stop = startDataMode(root);
  expect(root.dataset.lowData).toBeUndefined();
  setDataMode('low');
  expect(root.dataset.lowData).toBe('');
  setDataMode('full');
  expect(root.dataset.lowData).toBeUndefined();
  stop();
  setDataMode('low');
  expect(root.dataset.lowData).toBeUndefined();
});
