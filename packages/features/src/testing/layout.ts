import { expect } from 'storybook/test';

export const expectNoSidewaysScroll = async (): Promise<void> => {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
};
