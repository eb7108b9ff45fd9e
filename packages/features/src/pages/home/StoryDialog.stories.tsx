import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

import { homeCopy } from '#words/pages/home/copy';
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
  },
};
