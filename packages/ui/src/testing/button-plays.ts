import type { StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';

type Play = NonNullable<StoryObj<{ onClick?: unknown }>['play']>;

/** The button of a name acts once for a press, for Enter and for Space, and not again while Enter is held; the story's `onClick` counts. */
export const activatesByClickAndKeys =
  (name: string): Play =>
  async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name });
    await step('a press acts once', async () => {
      await userEvent.click(button);
      await expect(args.onClick).toHaveBeenCalledTimes(1);
    });
    await step('Enter and Space act too', async () => {
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter} ');
      await expect(args.onClick).toHaveBeenCalledTimes(3);
    });
    await step('a held Enter does not act again and again', async () => {
      await expect(await fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
      await expect(await fireEvent.keyDown(button, { key: 'Tab', repeat: true })).toBe(true);
    });
  };

/** The only button of the story ignores a press. */
export const ignoresClick: Play = async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await expect(args.onClick).not.toHaveBeenCalled();
};
