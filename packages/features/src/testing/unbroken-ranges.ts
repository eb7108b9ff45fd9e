import { expect } from 'storybook/test';

export const expectUnbrokenRanges = async (root: Element): Promise<void> => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const ranges: (readonly [text: string, kept: boolean])[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    const parent = node.parentElement;
    if (!parent || !/\d-\d/.test(text)) continue;
    ranges.push([text, getComputedStyle(parent).whiteSpace === 'nowrap']);
  }
  await expect(ranges.filter(([, kept]) => !kept)).toEqual([]);
  await expect(ranges.length).toBeGreaterThan(0);
};
