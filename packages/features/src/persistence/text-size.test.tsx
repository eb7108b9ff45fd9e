import { describe, expect, it } from 'vitest';

import { setTextSize, startTextSize } from './text-size';

describe('the text size', () => {
  it('is set on the root element unless it’s the default', () => {
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

  it('is stored as a plain word and follows other tabs', () => {
    const root = document.createElement('html');
    const stop = startTextSize(root);
    setTextSize('large');
    expect(localStorage.getItem('iru_text_size')).toBe('large');
    localStorage.setItem('iru_text_size', 'larger');
    window.dispatchEvent(new StorageEvent('storage', { key: 'iru_text_size' }));
    expect(root.dataset.textSize).toBe('larger');
    stop();
  });

  it.each(['', 'huge', '"large"', '{}'])('is the default for %j', (stored) => {
    localStorage.setItem('iru_text_size', stored);
    const root = document.createElement('html');
    startTextSize(root)();
    expect(root.dataset.textSize).toBeUndefined();
  });
});
