import type { StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';

type Play = NonNullable<StoryObj<{ onClick?: unknown }>['play']>;

export const activatesByClickAndKeys =
  (name: string): Play =>
  async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name });
    await step('a click activates it once', async () => {
      await userEvent.click(button);
      await expect(args.onClick).toHaveBeenCalledTimes(1);
    });
    await step('Enter and Space activate it too', async () => {
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter} ');
      await expect(args.onClick).toHaveBeenCalledTimes(3);
    });
    await step('holding Enter doesn’t repeat it', async () => {
      await expect(await fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
      await expect(await fireEvent.keyDown(button, { key: 'Tab', repeat: true })).toBe(true);
    });
  };

export const ignoresClick: Play = async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await expect(args.onClick).not.toHaveBeenCalled();
};
