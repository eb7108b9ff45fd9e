import type { StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';

export const printButton = (name: string): Required<Pick<StoryObj, 'play'>> => ({
  play: async ({ canvas }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(print).toHaveBeenCalledOnce();
  },
});
