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
});
