import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

import { StoryDialog } from './StoryDialog';

const meta = {
  title: 'Home/Story dialog',
  component: StoryDialog,
  args: { onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof StoryDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, step, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Our story' });
    await step('the film has controls, keeps its place and makes no sound', async () => {
      const film = dialog.querySelector('video');
      await expect(film?.controls).toBe(true);
      await expect(film?.muted).toBe(true);
      await expect([film?.width, film?.height]).toEqual([1280, 720]);
      await expect(film?.querySelectorAll('source')).toHaveLength(2);
    });
    await step('Escape and the cross ask to close', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledTimes(1);
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await expect(args.onClose).toHaveBeenCalledTimes(2);
    });
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow320: Story = { globals: { viewport: { value: 'phone320' } } };
