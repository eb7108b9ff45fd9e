import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

import { homeCopy } from './copy';
import { StoryDialog } from './StoryDialog';

const meta = {
  title: 'Home/Story dialog',
  id: 'pages-home-story-dialog',
  component: StoryDialog,
  args: { onClose: fn() },
  parameters: { docs: { story: { height: '640px' } } },
} satisfies Meta<typeof StoryDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: homeCopy.story.title });
    // It’s muted, and its size prevents layout shift.
    const video = dialog.querySelector('video');
    await expect(video?.controls).toBe(true);
    await expect(video?.muted).toBe(true);
    await expect([video?.width, video?.height]).toEqual([1280, 720]);
    await expect(
      [...(video?.querySelectorAll('source') ?? [])].map(({ media, type }) => [
        media === '' ? 'wide' : 'phone',
        type.includes('av01') ? 'AV1' : 'H.264',
      ]),
    ).toEqual([
      ['phone', 'AV1'],
      ['wide', 'AV1'],
      ['phone', 'H.264'],
      ['wide', 'H.264'],
    ]);
  },
};

export const CallsOnClose: Story = {
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: homeCopy.story.title });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
