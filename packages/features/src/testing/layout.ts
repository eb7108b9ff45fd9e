import { expect } from 'storybook/test';

/** Expects that the page doesn't scroll horizontally. */
export const expectNoSidewaysScroll = async (): Promise<void> => {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
};
