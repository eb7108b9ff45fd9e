import { describe, expect, it, vi } from 'vitest';

import { printOnly } from './print-only';

const page = () => {
  document.body.replaceChildren();
  const [head, main, footer, section, sheet, aside] = Array.from({ length: 6 }, () =>
    document.createElement('div'),
  );
  if (!head || !main || !footer || !section || !sheet || !aside)
    throw new Error('The page has six parts.');
  aside.dataset.print = 'hide';
  document.body.append(head, main, footer);
  main.append(section, aside);
  section.append(sheet);
  return { head, main, footer, section, sheet, aside };
};
const hidden = (parts: Record<string, HTMLElement>) =>
  Object.keys(parts).filter((name) => parts[name]?.dataset.print === 'hide');

describe('printOnly', () => {
  it('hides everything around the element, but none of its ancestors, and restores it after printing, even twice', () => {
    const parts = page();
    const print = vi.spyOn(window, 'print').mockImplementation(() => {
      expect(hidden(parts)).toEqual(['head', 'footer', 'aside']);
      window.dispatchEvent(new Event('afterprint'));
    });
    printOnly(parts.sheet);
    printOnly(parts.sheet);
    expect(print).toHaveBeenCalledTimes(2);
    expect(hidden(parts)).toEqual(['aside']);
  });

  it('restores everything when printing fails', () => {
    const parts = page();
    vi.spyOn(window, 'print').mockImplementation(() => {
      throw new Error('No printer.');
    });
    expect(() => printOnly(parts.sheet)).toThrow('No printer.');
    expect(hidden(parts)).toEqual(['aside']);
  });
});
