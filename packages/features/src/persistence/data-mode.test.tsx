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

it('stores the choice as a plain word and follows other tabs', () => {
  const stop = startDataMode(root);
  setDataMode('low');
  expect(localStorage.getItem('iru_data_mode')).toBe('low');
  localStorage.setItem('iru_data_mode', 'full');
  window.dispatchEvent(new StorageEvent('storage', { key: 'iru_data_mode' }));
  expect(root.dataset.lowData).toBeUndefined();
  stop();
});

it.each(['tiny', '"low"', ''])('treats %j as no choice', (stored) => {
  localStorage.setItem('iru_data_mode', stored);
  startDataMode(root)();
  expect(root.dataset.lowData).toBeUndefined();
});
