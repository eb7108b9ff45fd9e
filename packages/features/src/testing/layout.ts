import { expect } from 'storybook/test';

/** Fails when the page can be scrolled sideways. */
export const expectNoSidewaysScroll = async (): Promise<void> => {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
};
