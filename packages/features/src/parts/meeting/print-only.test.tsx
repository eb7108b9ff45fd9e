import { describe, expect, it, vi } from 'vitest';

import { hideAround, printOnly } from './print-only';

const page = () => {
  document.body.replaceChildren();
  const [head, main, foot, section, sheet, aside] = Array.from({ length: 6 }, () =>
    document.createElement('div'),
  );
  if (!head || !main || !foot || !section || !sheet || !aside)
    throw new Error('The page has six parts.');
  aside.dataset.print = 'hide';
  document.body.append(head, main, foot);
  main.append(section, aside);
  section.append(sheet);
  return { head, main, foot, section, sheet, aside };
};
const hidden = (parts: Record<string, HTMLElement>) =>
  Object.keys(parts).filter((name) => parts[name]?.dataset.print === 'hide');

describe('printing one part', () => {
  it('hides what stands around it, and nothing that holds it', () => {
    const parts = page();
    const back = hideAround(parts.sheet);
    expect(hidden(parts)).toEqual(['head', 'foot', 'aside']);
    back();
    expect(hidden(parts)).toEqual(['aside']);
  });

  it('brings everything back after the print, also when it is printed twice', () => {
    const parts = page();
    const print = vi.spyOn(window, 'print').mockImplementation(() => {
      expect(hidden(parts)).toEqual(['head', 'foot', 'aside']);
      window.dispatchEvent(new Event('afterprint'));
    });
    printOnly(parts.sheet);
    printOnly(parts.sheet);
    expect(print).toHaveBeenCalledTimes(2);
    expect(hidden(parts)).toEqual(['aside']);
  });

  it('brings everything back when there is no way to print', () => {
    const parts = page();
    vi.spyOn(window, 'print').mockImplementation(() => {
      throw new Error('There is no printer.');
    });
    expect(() => printOnly(parts.sheet)).toThrow('There is no printer.');
    expect(hidden(parts)).toEqual(['aside']);
  });
});
