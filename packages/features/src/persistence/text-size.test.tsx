import { beforeEach, describe, expect, it } from 'vitest';

import { resetStores } from '../platform/storage';
import { setTextSize, startTextSize } from './text-size';

beforeEach(() => {
  localStorage.clear();
  resetStores();
});

describe('the size of text', () => {
  it('stands on the root while it is not the standard one', () => {
    const root = document.createElement('html');
    const stop = startTextSize(root);
    expect(root.dataset.textSize).toBeUndefined();
    setTextSize('larger');
    expect(root.dataset.textSize).toBe('larger');
    setTextSize('normal');
    expect(root.dataset.textSize).toBeUndefined();
    stop();
    setTextSize('large');
    expect(root.dataset.textSize).toBeUndefined();
  });

  it('is kept as the plain word, and follows another tab', () => {
    const root = document.createElement('html');
    const stop = startTextSize(root);
    setTextSize('large');
    expect(localStorage.getItem('iru_text_size')).toBe('large');
    localStorage.setItem('iru_text_size', 'larger');
    window.dispatchEvent(new StorageEvent('storage', { key: 'iru_text_size' }));
    expect(root.dataset.textSize).toBe('larger');
    stop();
  });

  it.each(['', 'huge', '"large"', '{}'])('of %j is the standard one', (stored) => {
    localStorage.setItem('iru_text_size', stored);
    const root = document.createElement('html');
    startTextSize(root)();
    expect(root.dataset.textSize).toBeUndefined();
  });
});
